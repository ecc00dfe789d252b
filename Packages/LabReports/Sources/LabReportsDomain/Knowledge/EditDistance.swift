/// 编辑距离（Levenshtein），按标量计
package enum EditDistance {
    /// 两段文字的编辑距离
    package static func between(_ a: String, _ b: String) -> Int {
        let x = Array(a.unicodeScalars), y = Array(b.unicodeScalars)
        if x.isEmpty || y.isEmpty { return max(x.count, y.count) }
        var row = Array(0...y.count)
        for i in 1...x.count {
            var diagonal = row[0]
            row[0] = i
            for j in 1...y.count {
                let next = min(row[j] + 1, row[j - 1] + 1, diagonal + (x[i - 1] == y[j - 1] ? 0 : 1))
                diagonal = row[j]
                row[j] = next
            }
        }
        return row[y.count]
    }

    /// 相似度 0...1
    package static func similarity(_ a: String, _ b: String) -> Double {
        let longest = max(a.unicodeScalars.count, b.unicodeScalars.count)
        return longest == 0 ? 1 : 1 - Double(between(a, b)) / Double(longest)
    }
}
