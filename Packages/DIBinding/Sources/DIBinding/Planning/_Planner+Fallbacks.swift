// SPDX-License-Identifier: Apache-2.0

import DICore

/// The declared defaults that bindings lead to, which count where nothing else binds them.
extension _Planner {
    /// Leaves out the defaults that the entries themselves or an ancestor of the component binds, and repeated ones.
    func withoutIdleFallbacks(_ entries: [_Entry], in component: Int) -> [_Entry] {
        guard entries.contains(where: \.draft.isFallback) else { return entries }
        var bound: Set<_Key> = []
        for entry in entries where !entry.draft.isFallback && entry.draft.part == nil && !entry.draft.isUnkeyed {
            bound.insert(entry.draft.key)
        }
        return entries.filter { entry in
            guard entry.draft.isFallback else { return true }
            let key = entry.draft.key
            return bound.insert(key).inserted
                && graph.model.nearest(from: component) { lookup.find(key, in: $0) } == nil
        }
    }
}
