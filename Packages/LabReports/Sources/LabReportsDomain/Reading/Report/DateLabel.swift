/// 日期前的说明文字是哪一种；越小越像报告日期
enum DateLabel: Int, Sendable, Comparable {
    case reported = 1, verified, tested, collected, received, unlabelled, printed, never

    static func < (a: DateLabel, b: DateLabel) -> Bool { a.rawValue < b.rawValue }

    /// 取文字里最后出现的一个说明
    static func last(in text: String) -> DateLabel? {
        let key = TextForm.key(text)
        var best: (end: Int, length: Int, label: DateLabel)?
        for (label, words) in table {
            for word in words {
                guard let end = lastEnd(of: word, in: key) else { continue }
                if best == nil || end > best?.end ?? 0 || (end == best?.end && word.count > best?.length ?? 0) {
                    best = (end, word.count, label)
                }
            }
        }
        return best?.label
    }

    private static func lastEnd(of word: String, in key: String) -> Int? {
        let haystack = Array(key.unicodeScalars), needle = Array(word.unicodeScalars)
        guard needle.count <= haystack.count, !needle.isEmpty else { return nil }
        var i = haystack.count - needle.count
        while i >= 0 {
            if haystack[i] == needle[0], Array(haystack[i..<(i + needle.count)]) == needle { return i + needle.count }
            i -= 1
        }
        return nil
    }

    private static let table: [(DateLabel, [String])] = [
        (
            .reported,
            [
                "报告日期", "报告时间", "报告曰期", "发布时间", "发布日期", "报告日", "reported", "reportdate", "datereported", "reporteddate", "reportedon",
                "reportdatetime", "reportedat", "releasedon", "finalreport", "datereport", "reportedtime", "resulted", "dateofreport",
                "reportdt", "reporton", "issued", "reporttime", "报告", "日期期",
            ]
        ),
        (
            .verified,
            [
                "审核时间", "审核日期", "审定时间", "批准时间", "签发时间", "签发日期", "verified", "approved", "validated", "authorized", "authorised",
                "resultdate", "signedon", "released",
            ]
        ),
        (
            .tested,
            [
                "检验日期", "检验时间", "检测日期", "检测时间", "测试日期", "化验日期", "检查日期", "testdate", "tested", "datetested", "testedon", "performed",
                "analyzed", "检查时间", "检验日", "labdate",
            ]
        ),
        (
            .collected,
            [
                "采样时间", "采样日期", "采集时间", "采集日期", "标本采集", "采血时间", "抽血时间", "collected", "collectiondate", "datecollected", "collectedon",
                "drawn", "collection", "sampledate", "specimendate", "drawdate", "sampledon", "sampletaken", "dateofservice",
                "samplecollected",
            ]
        ),
        (
            .received,
            [
                "接收时间", "接收日期", "收样时间", "送检日期", "送检时间", "签收时间", "received", "datereceived", "receiveddate", "dateentered", "entered",
                "核收时间", "registered", "登记时间", "申请时间", "申请日期", "开单时间", "ordered", "orderdate", "registeredon", "requested", "就诊日期", "收到",
            ]
        ),
        (.unlabelled, ["日期", "date", "时间"]),
        (.printed, ["打印时间", "打印日期", "printed", "printdate", "printedon", "print", "打印"]),
        (
            .never,
            [
                "出生", "出生日期", "生日", "dob", "birth", "dateofbirth", "birthdate", "born", "billing", "billed", "invoice", "expiry", "expires",
                "expiration", "有效期", "version", "effective", "revised", "copyright", "lastresult", "previous", "上次", "caldate", "lmp",
                "末次月经", "birthday", "licenseexp",
            ]
        ),
    ]
}
