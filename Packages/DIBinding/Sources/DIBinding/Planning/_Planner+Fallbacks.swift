// SPDX-License-Identifier: Apache-2.0

import DICore

/// The bindings that count where nothing else binds their keys: the defaults of modules, and then declared defaults.
extension _Planner {
    /// Leaves out the defaults that the entries themselves or an ancestor of the component bind, and repeated declared ones.
    func withoutIdleFallbacks(_ entries: [_Entry], in component: Int) -> [_Entry] {
        guard entries.contains(where: \.countsLast) else { return entries }
        var bound = _KeyTable(capacity: 0)
        func isFree(_ entry: _Entry) -> Bool {
            bound.find(entry.key) == nil
                && graph.model.nearest(from: component) { keys[$0].find(entry.key) } == nil
        }
        func bind(_ entry: _Entry) { _ = bound.insert(entry.key, 0) }
        for entry in entries where !entry.countsLast && !entry.isUnkeyed { bind(entry) }
        let counting = entries.filter { !$0.isDefault || isFree($0) }
        for entry in counting where entry.isDefault { bind(entry) }
        return counting.filter { entry in
            guard entry.isFallback else { return true }
            defer { bind(entry) }
            return isFree(entry)
        }
    }
}
