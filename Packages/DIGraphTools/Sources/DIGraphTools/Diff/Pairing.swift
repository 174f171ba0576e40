// SPDX-License-Identifier: Apache-2.0

/// Positions in an old list, matched with positions in a new one by keys, the most specific first.
///
/// Matching is symmetric: the lists in the other order give the same pairs.
struct Pairing {
    /// For each old position the new one; -1 for none.
    private(set) var new: [Int]
    /// For each new position the old one; -1 for none.
    private(set) var old: [Int]

    init(_ oldCount: Int, _ newCount: Int) {
        new = Array(repeating: -1, count: oldCount)
        old = Array(repeating: -1, count: newCount)
    }

    var unmatchedOld: [Int] { new.indices.filter { new[$0] < 0 } }
    var unmatchedNew: [Int] { old.indices.filter { old[$0] < 0 } }

    /// Matches unmatched positions with the same key: all in their order, or only those that are unique on both sides.
    mutating func match<Key: Hashable>(inOrder: Bool, old oldKey: (Int) -> Key?, new newKey: (Int) -> Key?) {
        var groups: [Key: (old: [Int], new: [Int])] = [:]
        for position in unmatchedOld {
            if let key = oldKey(position) { groups[key, default: ([], [])].old.append(position) }
        }
        for position in unmatchedNew {
            if let key = newKey(position) { groups[key]?.new.append(position) }
        }
        for (olds, news) in groups.values where inOrder || olds.count == 1 && news.count == 1 {
            for (one, other) in zip(olds, news) { (new[one], old[other]) = (other, one) }
        }
    }
}
