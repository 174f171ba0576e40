// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// An index of names that finds those spelt nearly like a query.
///
/// A misspelt name shares an unchanged piece with the correct one. Each name is therefore cut into more pieces than edits
/// are allowed, and the pieces are looked up: the cost of a query is independent of the size of the index, except for
/// names that share pieces, of which a limited number is compared (the pieces follow Pass-Join: Li, Deng, Wang, Feng,
/// "Pass-Join: A Partition-based Method for Similarity Joins", VLDB 2011). Case is ignored, and names that differ in
/// numbers only are not considered misspelt.
struct NearNames: Sendable {
    /// A name that is near a query.
    struct Match {
        /// The index of the name.
        let index: Int
        /// The number of edits; 0 where only the case differs.
        let distance: Int
    }

    /// The number of names that are compared with a query at most.
    private static let comparisonLimit: Int = 64
    /// The number of names that are read for each shared piece.
    private static let sharingLimit: Int = 1_024

    private var names: [Letters] = []
    /// The last piece of each kind, as an index of `pieces`.
    private var heads: [UInt64: Int32] = [:]
    /// The name of each piece, and the previous piece of the same kind, or -1.
    private var pieces: [(name: Int32, before: Int32)] = []

    /// The number of edits allowed for a length: one in four letters, at most three.
    static func limit(forLength length: Int) -> Int {
        min(3, length / 4)
    }

    /// Makes an index of names. Complexity: linear in their lengths.
    init(_ texts: [String]) {
        for text in texts {
            let letters = Letters(text)
            for piece in Pieces(ofLength: letters.count) {
                let kind = letters.hash(of: piece.range, piece.number, inNameOfLength: letters.count)
                pieces.append((Int32(names.count), heads[kind] ?? -1))
                heads[kind] = Int32(pieces.count - 1)
            }
            names.append(letters)
        }
    }

    /// Finds the names that are spelt nearly like a text, the nearest first, then in the order of the index.
    func matches(of text: String) -> [Match] {
        let query = Letters(text)
        guard query.count > 0 else { return [] }
        let limit = Self.limit(forLength: query.count)
        let matches = candidates(for: query, limit).compactMap { index -> Match? in
            let name = names[index]
            guard let distance = query.distance(to: name, atMost: limit),
                distance == 0 || !name.differsInNumberOnly(from: query)
            else { return nil }
            return Match(index: index, distance: distance)
        }
        return matches._sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    }

    /// Finds the names that share pieces with a query, up to a limit those that share most.
    private func candidates(for query: Letters, _ limit: Int) -> [Int] {
        var shared: [Int32] = []
        for length in max(1, query.count - limit)...query.count + limit {
            addNames(ofLength: length, near: query, limit, to: &shared)
        }
        shared = shared._sorted(by: <)
        var counts: [(name: Int, pieces: Int)] = []
        for name in shared {
            if let last = counts.last, last.name == Int(name) {
                counts[counts.count - 1].pieces += 1
            } else {
                counts.append((Int(name), 1))
            }
        }
        if counts.count > Self.comparisonLimit {
            counts = counts._sorted { ($1.pieces, $0.name) < ($0.pieces, $1.name) }
        }
        return counts.prefix(Self.comparisonLimit).map(\.name)
    }

    /// Adds the names of a length that share a piece with a query at nearly the same position, once for each piece.
    private func addNames(ofLength length: Int, near query: Letters, _ limit: Int, to shared: inout [Int32]) {
        let longer = query.count - length
        for piece in Pieces(ofLength: length) {
            // Edits before the piece shift it, and edits behind it must compensate.
            for shift in -((limit - longer) / 2)...(limit + longer) / 2 {
                let range = piece.range.lowerBound + shift..<piece.range.upperBound + shift
                guard range.lowerBound >= 0, range.upperBound <= query.count else { continue }
                let kind = query.hash(of: range, piece.number, inNameOfLength: length)
                var next = heads[kind] ?? -1
                var rest = Self.sharingLimit
                while next >= 0, rest > 0 {
                    shared.append(pieces[Int(next)].name)
                    next = pieces[Int(next)].before
                    rest -= 1
                }
            }
        }
    }

    /// The cuts of names of a length: two pieces more than the allowed edits, since a swap can affect two pieces.
    private struct Pieces: Sequence, IteratorProtocol {
        private let length: Int
        private let count: Int
        private var number: Int = 0

        init(ofLength length: Int) {
            self.length = length
            count = Swift.min(length, NearNames.limit(forLength: length + 3) + 2)
        }

        mutating func next() -> (number: Int, range: Range<Int>)? {
            guard number < count else { return nil }
            defer { number += 1 }
            return (number, number * length / count..<(number + 1) * length / count)
        }
    }
}
