// SPDX-License-Identifier: Apache-2.0

/// The including module of each module that another one includes.
///
/// A sorted list: a dictionary would make the runtime search for the conformance of its keys to `Hashable`, in the first plan
/// of each program. A look-up takes logarithmic time, an insertion linear time.
package struct _Includers: Sendable {
    private var rows: [(module: ObjectIdentifier, includer: Any.Type)] = []

    /// Makes a table without modules.
    package init() {}

    /// Whether no module is included by another one.
    package var isEmpty: Bool { rows.isEmpty }

    /// The including module of a module.
    package subscript(module: ObjectIdentifier) -> Any.Type? {
        let place = place(of: module)
        return place < rows.count && rows[place].module == module ? rows[place].includer : nil
    }

    /// Adds a module, unless it is there already.
    package mutating func insert(_ module: ObjectIdentifier, includedBy includer: Any.Type) {
        let place = place(of: module)
        guard place == rows.count || rows[place].module != module else { return }
        rows.insert((module, includer), at: place)
    }

    /// Adds the modules of another table that are not there already.
    package mutating func merge(_ other: _Includers, where isIncluded: (ObjectIdentifier) -> Bool = { _ in true }) {
        for row in other.rows where isIncluded(row.module) { insert(row.module, includedBy: row.includer) }
    }

    /// The place of a module, or the one in which it would be.
    private func place(of module: ObjectIdentifier) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].module < module { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
