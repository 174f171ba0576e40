// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A list of names to search for near misspellings of a query.
///
/// Case is ignored, and names that differ only in numbers are not considered misspelt.
struct NearNames: Sendable {
    /// A name that is near a query.
    struct Match {
        let index: Int
        /// The number of edits; 0 where only the case differs.
        let distance: Int
    }

    private let names: [Letters]

    /// Makes a list of names. Complexity: linear in their lengths.
    init(_ texts: [String]) {
        names = texts.map(Letters.init)
    }

    /// The number of edits allowed for a length: one in four letters, at most three.
    static func limit(forLength length: Int) -> Int {
        min(3, length / 4)
    }

    /// Finds the names that are spelt nearly like a text, the nearest first, then in the order of the list.
    func matches(of text: String) -> [Match] {
        let query = Letters(text)
        guard !query.letters.isEmpty else { return [] }
        let limit = Self.limit(forLength: query.letters.count)
        let matches = names.indices.compactMap { index -> Match? in
            guard let distance = query.distance(to: names[index], atMost: limit),
                distance == 0 || !names[index].differsInNumberOnly(from: query)
            else { return nil }
            return Match(index: index, distance: distance)
        }
        return matches._sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    }

    /// Finds the nearest of a short list of alternatives, if it is near enough; the first of several.
    ///
    /// Allows one edit in three letters, at least one, at most three, because an alternative is likelier to be intended than
    /// some name of a whole graph. Names of more than 200 letters are not compared. Complexity: linear in the list.
    static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let query = Letters(name)
        guard query.letters.count <= 200 else { return nil }
        let limit = max(1, min(3, name.count / 3))
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            guard let found = query.distance(to: Letters(candidate), atMost: limit) else { continue }
            if found < best?.distance ?? .max { best = (candidate, found) }
        }
        return best?.name
    }

    /// A name prepared for comparisons that ignore case.
    struct Letters: Sendable {
        /// The Unicode scalars of the name in lower case.
        let letters: [UInt32]
        /// A bit for each kind of letter.
        private let kinds: UInt64

        init(_ name: String) {
            letters = name.lowercased().unicodeScalars.map(\.value)
            kinds = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
        }

        /// Whether two names differ in their numbers only, such as `Grinder1` and `Grinder12`.
        func differsInNumberOnly(from other: Letters) -> Bool {
            func isOther(_ letter: UInt32) -> Bool { !(0x30...0x39).contains(letter) }
            let (rest, otherRest) = (letters.filter(isOther), other.letters.filter(isOther))
            return rest == otherRest && rest.count < letters.count && rest.count < other.letters.count
        }

        /// Counts the letters that are added, left out, replaced or swapped with their neighbour; nil beyond a limit.
        ///
        /// Each letter takes part in one edit only (optimal string alignment: Damerau 1964).
        func distance(to other: Letters, atMost limit: Int) -> Int? {
            // An edit changes at most two kinds of letters.
            guard abs(letters.count - other.letters.count) <= limit,
                (kinds ^ other.kinds).nonzeroBitCount <= 2 * limit
            else { return nil }
            var (before, last): ([Int], [Int]) = ([], Array(0...other.letters.count))
            for (row, letter) in letters.enumerated() {
                var current = [row + 1]
                for (column, wanted) in other.letters.enumerated() {
                    var best = min(last[column + 1], current[column]) + 1
                    best = min(best, last[column] + (letter == wanted ? 0 : 1))
                    if row > 0, column > 0, letter == other.letters[column - 1], letters[row - 1] == wanted {
                        best = min(best, before[column - 1] + 1)
                    }
                    current.append(best)
                }
                (before, last) = (last, current)
            }
            return last[other.letters.count] <= limit ? last[other.letters.count] : nil
        }
    }
}
