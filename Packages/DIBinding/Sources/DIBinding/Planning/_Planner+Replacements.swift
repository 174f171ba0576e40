// SPDX-License-Identifier: Apache-2.0

import DICore

/// The contributions that others replace.
extension _Planner {
    /// Applies the replacements of single contributions; nil if there are none.
    ///
    /// They are applied before anything else counts the entries: the rest of the planner doesn't depend on them.
    mutating func withoutReplaced(_ entries: [_Entry], in component: Int) -> _Replaced? {
        let words = overrides?.replacements ?? []
        let first = words.first ?? entries.first { $0.replacement != nil }
        guard let replaced = first?.replacement?.apply(entries, words) else { return nil }
        overrides?.use(replacements: replaced.used)
        // A component that is installed in several places repeats it in each.
        let type = graph.model.components[component].type
        let isFirst = !(0..<component).contains { graph.model.components[$0].type == type }
        if isFirst { replaced.unused.forEach { noteUnused($0) } }
        return replaced
    }

    /// Silences `.unusedBinding` for the bindings of types whose contributions don't count.
    mutating func allowUnused(_ types: Set<ObjectIdentifier>, from first: Int) {
        for index in first..<graph.model.bindings.count
        where types.contains(ObjectIdentifier(graph.model.bindings[index].key.type)) {
            graph.model.allowances[index, default: []].append(.unusedBinding)
        }
    }
}
