// SPDX-License-Identifier: Apache-2.0

extension NearNames {
    /// A name as it is compared: without regard to case.
    struct Letters {
        /// The Unicode scalars of the name in lower case.
        let letters: [UInt32]
        /// The hashes of its beginnings, of which those of its pieces follow.
        private let hashes: [UInt64]
        /// The powers that these hashes were made with.
        private let powers: [UInt64]
        /// A bit for each kind of letter in it.
        private let kinds: UInt64

        var count: Int { letters.count }

        init(_ name: String) {
            letters = name.lowercased().unicodeScalars.map(\.value)
            var hashes: [UInt64] = [0]
            var powers: [UInt64] = [1]
            hashes.reserveCapacity(letters.count + 1)
            powers.reserveCapacity(letters.count + 1)
            var kinds: UInt64 = 0
            for letter in letters {
                hashes.append(hashes[hashes.count - 1] &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(letter) &+ 1)
                powers.append(powers[powers.count - 1] &* 0x9E37_79B9_7F4A_7C15)
                kinds |= 1 << UInt64(letter & 63)
            }
            self.hashes = hashes
            self.powers = powers
            self.kinds = kinds
        }

        /// A hash of a piece, its number and the length of the name that it is, or would be, a piece of.
        func hash(of range: Range<Int>, _ number: Int, inNameOfLength length: Int) -> UInt64 {
            let piece = hashes[range.upperBound] &- hashes[range.lowerBound] &* powers[range.count]
            return piece &* 0xBF58_476D_1CE4_E5B9 ^ UInt64(length << 8 | number)
        }

        /// Whether two names become the same once their digits are left out, as `Grinder1` and `Grinder2` do.
        func differsInDigitsOnly(from other: Letters) -> Bool {
            guard count == other.count else { return false }
            return zip(letters, other.letters).allSatisfy { $0 == $1 || Self.isDigit($0) && Self.isDigit($1) }
        }

        private static func isDigit(_ letter: UInt32) -> Bool {
            (0x30...0x39).contains(letter)
        }

        /// The number of letters that are added, left out, replaced or swapped with their neighbour; nil if too many.
        ///
        /// Each letter takes part in one edit only (optimal string alignment: Damerau 1964).
        func distance(to other: Letters, atMost limit: Int) -> Int? {
            // An edit changes at most two kinds of letters.
            guard abs(count - other.count) <= limit, (kinds ^ other.kinds).nonzeroBitCount <= 2 * limit else {
                return nil
            }
            var before: [Int] = []
            var last = Array(0...other.count)
            for row in 0..<count {
                var current = [row + 1] + last.dropFirst()
                for column in 0..<other.count {
                    let isSame = letters[row] == other.letters[column]
                    var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                    if row > 0, column > 0, letters[row] == other.letters[column - 1],
                        letters[row - 1] == other.letters[column]
                    {
                        best = min(best, before[column - 1] + 1)
                    }
                    current[column + 1] = best
                }
                guard current.contains(where: { $0 <= limit }) || last.contains(where: { $0 < limit }) else {
                    return nil
                }
                (before, last) = (last, current)
            }
            let distance = last[other.count]
            return distance <= limit ? distance : nil
        }
    }
}
