// SPDX-License-Identifier: Apache-2.0

/// The number of letters to insert, remove or replace to make one name of another one (Levenshtein 1965).
enum EditDistance {
    static func of(_ name: String, _ other: String) -> Int {
        let other = Array(other.utf8)
        var row = Array(0...other.count)
        for letter in name.utf8 {
            var diagonal = row[0]
            row[0] += 1
            for column in other.indices {
                let replaced = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
