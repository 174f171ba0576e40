// SPDX-License-Identifier: Apache-2.0

import DICore

/// The bindings that count where nothing else binds their keys: the defaults of modules, and then declared defaults.
extension _Planner {
    /// Leaves out the defaults that the entries themselves or an ancestor of the component binds, and repeated declared ones.
    func withoutIdleFallbacks(_ entries: [_Entry], in component: Int) -> [_Entry] {
        guard entries.contains(where: \.draft.countsLast) else { return entries }
        var bound: Set<_Key> = []
        for entry in entries where !entry.draft.countsLast && !entry.draft.isUnkeyed { bound.insert(entry.draft.key) }
        func isFree(_ key: _Key) -> Bool {
            !bound.contains(key) && graph.model.nearest(from: component) { lookup.find(key, in: $0) } == nil
        }
        let counting = entries.filter { !$0.draft.isDefault || isFree($0.draft.key) }
        for entry in counting where entry.draft.isDefault { bound.insert(entry.draft.key) }
        return counting.filter { entry in
            guard entry.draft.isFallback else { return true }
            return isFree(entry.draft.key) && bound.insert(entry.draft.key).inserted
        }
    }
}

extension _BindingDraft {
    /// Whether it counts only where nothing else binds its key.
    var countsLast: Bool { extras.map { $0.content.isFallback || $0.content.isDefault } ?? false }
}
