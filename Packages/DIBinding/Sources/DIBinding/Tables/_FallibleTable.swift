// SPDX-License-Identifier: Apache-2.0

import DICore

/// The bindings of a graph that throw or await, by their indices. Most graphs have none.
struct _FallibleTable {
    /// The bindings in the order of linking.
    private(set) var all: [(binding: Int, node: _AnyFallible)] = []
    /// One for each binding of the graph; empty if there is none that throws or awaits.
    private var byBinding: [_AnyFallible?] = []

    /// The binding of an index, if it throws or awaits.
    subscript(binding: Int) -> _AnyFallible? {
        byBinding.isEmpty ? nil : byBinding[binding]
    }

    /// Adds a binding of a graph that has `count` bindings.
    mutating func add(_ node: _AnyFallible, for binding: Int, of count: Int) {
        if byBinding.isEmpty { byBinding = Array(repeating: nil, count: count) }
        byBinding[binding] = node
        all.append((binding, node))
    }
}
