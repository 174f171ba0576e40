// SPDX-License-Identifier: Apache-2.0

extension NearNames {
    /// A name prepared for comparisons that ignore case.
    struct Letters: Sendable {
        /// The Unicode scalars of the name in lower case.
        let letters: [UInt32]
        /// A bit for each kind of letter.
        private let kinds: UInt64

        private var count: Int { letters.count }

        init(_ name: String) {
            letters = name.lowercased().unicodeScalars.map(\.value)
            kinds = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
        }

        /// Whether two names differ in their numbers only, such as `Grinder1` and `Grinder12`.
        func differsInNumberOnly(from other: Letters) -> Bool {
            let isNumbered = letters.contains(where: Self.isDigit) && other.letters.contains(where: Self.isDigit)
            return isNumbered
                && letters.lazy.filter { !Self.isDigit($0) }.elementsEqual(
                    other.letters.lazy.filter { !Self.isDigit($0) })
        }

        private static func isDigit(_ letter: UInt32) -> Bool {
            (0x30...0x39).contains(letter)
        }

        /// Counts the letters that are added, left out, replaced or swapped with their neighbour; nil beyond a limit.
        ///
        /// Each letter takes part in one edit only (optimal string alignment: Damerau 1964).
        func distance(to other: Letters, atMost limit: Int) -> Int? {
            // An edit changes at most two kinds of letters.
            guard abs(count - other.count) <= limit, (kinds ^ other.kinds).nonzeroBitCount <= 2 * limit else {
                return nil
            }
            guard count > 0, other.count > 0 else { return max(count, other.count) }
            // Everything outside a band around the diagonal is too far. Only the last three rows are kept.
            let far = limit + 1
            let width = other.count + 1
            var rows = [Int](repeating: far, count: 3 * width)
            for column in 0..<min(far, width) { rows[column] = column }
            for row in 1...count {
                let (current, last, before) = (row % 3 * width, (row + 2) % 3 * width, (row + 1) % 3 * width)
                let band = max(1, row - limit)..<min(width, row + far)
                rows[current + band.lowerBound - 1] = band.lowerBound == 1 ? min(row, far) : far
                for column in band {
                    let above = column < row + limit ? rows[last + column] : far
                    let isSame = letters[row - 1] == other.letters[column - 1]
                    var best = min(above, rows[current + column - 1], far) + 1
                    best = min(best, rows[last + column - 1] + (isSame ? 0 : 1))
                    if row > 1, column > 1, letters[row - 1] == other.letters[column - 2],
                        letters[row - 2] == other.letters[column - 1]
                    {
                        best = min(best, rows[before + column - 2] + 1)
                    }
                    rows[current + column] = best
                }
            }
            let distance = rows[count % 3 * width + other.count]
            return distance <= limit ? distance : nil
        }
    }
}
