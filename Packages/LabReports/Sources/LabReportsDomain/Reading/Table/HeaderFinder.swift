/// 找表头行：至少两种角色的表头词盖住一半文字
struct HeaderFinder {
    let em: Double
    let recognized: Bool

    private struct Glyph { let scalar: Unicode.Scalar, x0: Double, x1: Double, startsWord: Bool }

    /// 这一行若是表头，给出各表头词；不是为 nil
    func hits(_ row: [TextBox]) -> [HeaderHit]? {
        let glyphs = glyphs(row)
        guard glyphs.count >= 4, glyphs.count <= 160 else { return nil }
        var hits: [HeaderHit] = [], covered = 0, i = 0
        while i < glyphs.count {
            if boundary(glyphs, i), let run = match(glyphs, i) {
                for piece in run {
                    append(HeaderHit(role: piece.role, x0: glyphs[piece.start].x0, x1: glyphs[piece.end - 1].x1), to: &hits)
                }
                covered += (run.last?.end ?? i) - i
                i = run.last?.end ?? i + 1
            } else {
                i += 1
            }
        }
        let roles = Set(hits.map(\.role))
        let digits = glyphs.reduce(0) { $0 + (TextForm.isDigit($1.scalar) ? 1 : 0) }
        guard Double(covered) >= (recognized ? 0.45 : 0.5) * Double(glyphs.count), digits * 4 <= glyphs.count else { return nil }
        let left = !roles.isDisjoint(with: [.name, .code, .index]), right = !roles.isDisjoint(with: [.value, .range, .unit])
        guard
            (left && right && (roles.contains(.value) || roles.count >= 3))
                || (roles.contains(.value) && !roles.isDisjoint(with: [.range, .unit]))
        else { return nil }
        return hits
    }

    // 每个有意义的字与它的大致横坐标
    private func glyphs(_ row: [TextBox]) -> [Glyph] {
        var out: [Glyph] = []
        for word in row {
            let scalars = Array(TextForm.folded(word.text).unicodeScalars)
            let weights = scalars.map { TextForm.isCJK($0) ? 1.0 : 0.5 }
            let total = max(weights.reduce(0, +), 0.5)
            var x = word.x0, starts = true
            for (scalar, weight) in zip(scalars, weights) {
                let next = x + word.width * weight / total
                let low = TextForm.lower(scalar)
                if TextForm.isLetter(low) || TextForm.isCJK(low) || TextForm.isDigit(low) || low == "#" || (low == "/" && !starts) {
                    out.append(Glyph(scalar: low, x0: x, x1: next, startsWord: starts))
                    starts = false
                } else {
                    starts = true
                }
                x = next
            }
        }
        return out
    }

    // 汉字处处可断；字母只在词头断
    private func boundary(_ glyphs: [Glyph], _ i: Int) -> Bool {
        i >= glyphs.count || glyphs[i].startsWord || TextForm.isCJK(glyphs[i].scalar) || (i > 0 && TextForm.isCJK(glyphs[i - 1].scalar))
    }

    private typealias Piece = (role: ColumnRole, start: Int, end: Int)

    // 从 i 起最长的表头词；粘连的词（FlagReference）要连着匹配到词边界
    private func match(_ glyphs: [Glyph], _ i: Int, depth: Int = 0) -> [Piece]? {
        var key = "", best: [Piece]?
        var j = i
        while j < glyphs.count, j - i < HeaderVocabulary.longest {
            if j > i {
                let gap = glyphs[j].x0 - glyphs[j - 1].x1
                let limit = TextForm.isCJK(glyphs[j].scalar) && TextForm.isCJK(glyphs[j - 1].scalar) ? 2.2 * em : 0.9 * em
                // 已成词就不再跨过大空隙，免得把「结果」「提示」连成一个
                if best != nil, gap > 0.6 * em { break }
                if gap > limit { break }
            }
            key.unicodeScalars.append(glyphs[j].scalar)
            j += 1
            guard let role = HeaderVocabulary.role(key, recognized: recognized) else { continue }
            if boundary(glyphs, j) {
                best = [(role, i, j)]
            } else if depth < 4, let rest = match(glyphs, j, depth: depth + 1) {
                best = [(role, i, j)] + rest
            }
        }
        return best
    }

    // 相邻同角色的词并成一个
    private func append(_ hit: HeaderHit, to hits: inout [HeaderHit]) {
        if let last = hits.last, last.role == hit.role, hit.x0 - last.x1 < 1.0 * em, hit.role != .value || recognized {
            hits[hits.count - 1].x1 = hit.x1
        } else {
            hits.append(hit)
        }
    }
}
