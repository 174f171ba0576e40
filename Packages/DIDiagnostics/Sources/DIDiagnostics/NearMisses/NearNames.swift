// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A list of names, among which those spelt nearly like a query are found.
///
/// Case is ignored, and names that differ in numbers only are not considered misspelt. A query is compared with the names of
/// nearly its length that have nearly its letters.
struct NearNames: Sendable {
    /// A name that is near a query.
    struct Match {
        /// The index of the name.
        let index: Int
        /// The number of edits; 0 where only the case differs.
        let distance: Int
    }

    private let names: [Letters]
    private let byLength: [Int: [Int]]

    /// Makes a list of names. Complexity: linear in their lengths.
    init(_ texts: [String]) {
        let names = texts.map(Letters.init)
        self.names = names
        byLength = Dictionary(grouping: names.indices) { names[$0].letters.count }
    }

    /// The number of edits allowed for a length: one in four letters, at most three.
    static func limit(forLength length: Int) -> Int {
        min(3, length / 4)
    }

    /// Finds the names that are spelt nearly like a text, the nearest first, then in the order of the list.
    func matches(of text: String) -> [Match] {
        let query = Letters(text)
        let length = query.letters.count
        guard length > 0 else { return [] }
        let limit = Self.limit(forLength: length)
        let matches = (length - limit...length + limit).flatMap { byLength[$0] ?? [] }.compactMap { index -> Match? in
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
}
