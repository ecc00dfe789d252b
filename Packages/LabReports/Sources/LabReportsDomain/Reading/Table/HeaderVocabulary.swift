/// 表头的词汇：归一后的文字到列角色
enum HeaderVocabulary {
    static let longest = terms.keys.reduce(0) { max($0, $1.unicodeScalars.count) }

    static func role(_ key: String, recognized: Bool) -> ColumnRole? { terms[key] ?? (recognized ? fragments[key] : nil) }

    private static let terms: [String: ColumnRole] = {
        var out: [String: ColumnRole] = [:]
        for (role, words) in lists { for word in words.split(separator: " ") { out[String(word)] = role } }
        return out
    }()

    private static let lists: [(ColumnRole, String)] = [
        (.index, "序号 编号 序 no # 行号 no# sno srno slno sno# serialno"),
        (.code, "代码 编码 缩写 英文 简称 英文名称 英文缩写 英文名 项目代码 代号 英文代码 英文简称 英文代号 项目缩写 项目编码 code abbr abbreviation testcode 项目英文 英文对照"),
        (
            .name,
            "项目 项目名称 检验项目 检查项目 检测项目 测试项目 名称 化验项目 中文名称 分析项目 项目中文名称 试验名称 检验项目名称 检测项目名称 检查项目名称 中文名 项目名 检验名称 分析物 检测指标 指标 test tests testname testsname analyte component investigation investigations parameter parameters examination testdescription description assay observation procedure item testparameter determination determinations testitem testitems labtest testperformed study analysis namecomponent examinationname testparameters paneltest"
        ),
        (
            .value,
            "结果 检验结果 检查结果 检测结果 测定结果 结果值 测定值 检测值 数值 本次结果 测试结果 化验结果 测定结果值 值 result results value values observedvalue observedvalues finding findings yourresult yourresults yourvalue currentresult resultvalue inrange outofrange patientvalue testresult testresults testvalue resultvalues valueobserved measuredvalue current currentresults obtainedvalue patientresult outsiderange withinrange currentresultandflag resultsvalue actualresult"
        ),
        (
            .flag,
            "提示 标志 状态 箭头 高低 标识 异常提示 结果提示 异常标志 高低标志 升降 异常 高低提示 h/l l/h flag flags status abnormalflag indicator hilo abn hl flg resultflag 定性 判断"
        ),
        (.unit, "单位 计量单位 结果单位 unit units uom measuringunit unitofmeasure"),
        (
            .range,
            "参考值 参考范围 参考区间 正常值 正常范围 生物参考区间 参考值范围 正常参考值 参考 生物参考值 标准范围 参考区间范围 正常参考范围 正常参考值范围 参考值区间 参考标准 正常参考区间 生物参考范围 标准值 参考值/范围 referencerange referenceranges referenceinterval referenceintervals reference refrange refinterval normalrange normalranges biologicalrefinterval biologicalreferenceinterval biologicalreferencerange biorefinterval biorefrange normalvalues refranges expected range standardrange expectedrange expectedvalues referencevalue referencevalues normalvalue refval refvalue refvalues biologicalreference biologicalref ranges refrange/units interval biologicalrefrange limits referencelimits normallimits unitsreferenceinterval biologicalreferenceintervals biologicalreferenceranges biologicalinterval targetrange acceptablerange"
        ),
        (.rangeLow, "下限 参考下限 低值 最低值 参考低值 lowlimit lowerlimit"),
        (.rangeHigh, "上限 参考上限 高值 最高值 参考高值 highlimit upperlimit"),
        (.method, "方法 检验方法 测试方法 检测方法 方法学 实验方法 测定方法 分析方法 试验方法 method methodology methods technique technology testmethod"),
        (
            .previous,
            "上次结果 历史结果 前次结果 上次 前次 既往结果 历次结果 最近结果 上一次结果 前次值 previous previousresult previousresults prior priorresult lastresult historical previousresultanddate previousvalue priorvalue previousresultdate lastvalue history"
        ),
        (
            .other,
            "lab 标本 样本类型 样本 检验日期 检测日期 备注 检测时间 检验时间 参考依据 仪器 检测仪器 收费 comment comments remarks note notes date time specimen specimentype loinc loinccode interpretation resultinterpretation laboratory labid performinglab site performingsite 临床意义 意义 解释 说明 仪器名称 互认"
        ),
    ]

    // 识别不全的中文表头
    private static let fragments: [String: ColumnRole] = [
        "考区": .range, "参考区": .range, "考区间": .range, "考范围": .range, "参考范": .range, "区间": .range, "范围": .range, "提": .flag, "示": .flag,
        "目名称": .name, "项目名": .name, "项日名称": .name,
        "项日": .name, "名": .name, "称": .name, "单": .unit, "位": .unit, "果": .value, "结": .value, "序": .index, "号": .index, "代": .code,
        "码": .code, "考": .range, "间": .range,
        "顶目名称": .name, "顶目": .name, "参考区问": .range, "参考区闻": .range, "参芳区间": .range, "resuit": .value, "resuits": .value,
        "retference": .range, "referencerangc": .range, "referance": .range,
    ]
}
