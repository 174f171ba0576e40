// SPDX-License-Identifier: Apache-2.0

/// The names that resemble a misspelt one.
enum Suggestions {
    /// Returns the most similar of several names if one is similar enough; of equally similar ones the first.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let limit = max(1, min(3, name.count / 3))
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let found = distance(name.lowercased(), candidate.lowercased(), limit: limit)
            if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
        }
        return best?.name
    }

    /// Returns the edits between two names (Damerau's: insert, remove, replace, swap neighbours), or more than the limit.
    static func distance(_ one: String, _ other: String, limit: Int) -> Int {
        let (left, right) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
        guard abs(left.count - right.count) <= limit, left.count <= 200, right.count <= 200 else { return limit + 1 }
        var rows = [Array(0...right.count)]
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                let cost = left[i] == right[j] ? 0 : 1
                var best = min(rows[i][j] + cost, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
