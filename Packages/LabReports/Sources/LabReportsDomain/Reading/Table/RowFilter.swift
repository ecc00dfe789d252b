/// 不是检验结果的行：病人信息、签名、地址、页脚
enum RowFilter {
    /// 整行是病人或报告信息
    static func isPersonal(_ line: String) -> Bool {
        let key = TextForm.key(line)
        var hits = 0
        for word in personal where TextForm.contains(key, word) { hits += 1 }
        return hits >= 2
    }

    /// 名称不可能是检验项目
    static func rejects(name: String) -> Bool {
        let key = TextForm.key(name)
        if key.isEmpty || TextForm.countCJK(name) + TextForm.countLetters(name) == 0 { return true }
        if exact.contains(key) { return true }
        if contained.contains(where: { TextForm.contains(key, $0) }) { return true }
        if TextForm.countCJK(name) > 28 || name.count > 90 || name.split(separator: " ").count > 11 { return true }
        return ["@", "www.", "://"].contains { TextForm.contains(TextForm.folded(name).lowercased(), $0) }
    }

    /// 没有字母与汉字
    static func isPureMark(_ name: String) -> Bool { TextForm.countCJK(name) + TextForm.countLetters(name) == 0 }

    private static let personal = [
        "姓名", "性别", "年龄", "科室", "床号", "病历号", "住院号", "门诊号", "样本号", "标本号", "条码", "送检", "审核", "检验者", "报告日期", "报告时间", "采样时间", "采集时间", "接收时间",
        "打印", "电话", "地址", "诊断", "申请", "登记号", "就诊",
        "patient", "dob", "accession", "collected", "received", "reported", "physician", "specimen", "phone", "fax", "address", "director",
        "printed", "account", "dateofbirth", "requisition", "age", "gender", "doctor", "page",
    ]

    private static let exact: Set<String> = [
        "姓名", "性别", "年龄", "科室", "科别", "床号", "病区", "病历号", "住院号", "门诊号", "卡号", "样本号", "标本号", "样本编号", "标本", "标本种类", "条码", "条码号", "条形码", "编号",
        "电话", "联系电话", "备注", "日期", "时间", "页", "第页", "共页", "费别", "诊断", "临床诊断",
        "name", "patient", "patientname", "sex", "gender", "age", "dob", "date", "time", "page", "phone", "tel", "fax", "account", "id",
        "mrn", "specimen", "ageyears", "room", "bed", "npi", "ssn", "height", "weight", "bmi", "fasting", "status", "zip", "pageno",
        "patientid", "labid", "sampleid", "visitid", "orderid", "barcode", "regno", "registrationno", "uhid", "labno", "sampleno",
        "accountnumber", "specimenid", "controlid", "clientid", "ageandsex", "agesex", "agegender", "sexage", "results", "result", "to",
        "of", "and",
        "patientage", "rte", "stat", "total", "项目", "结果", "单位", "参考值", "参考范围", "referencerange", "units", "for", "test",
    ]

    private static let contained = [
        "姓名", "电话", "地址", "检验者", "审核者", "报告者", "送检医", "申请医", "采样时间", "采集时间", "接收时间", "报告时间", "打印时间", "检验时间", "审核时间", "报告日期", "检验日期", "出生日期",
        "送检日期", "接收日期", "采样日期", "打印日期", "身份证", "病历号", "住院号", "样本号", "标本号", "仅对", "本结果", "本报告", "页码", "第1页", "医院", "邮编",
        "dateofbirth", "phone", "address", "physician", "collected", "received", "reported", "accession", "patientid", "director",
        "printed", "specimenid", "dateof", "requisition", "copyright", "suite", "street", "avenue", "referredby", "sampletype", "labcorp",
        "questdiagnostics", "registered", "signature", "clia",
    ]
}
