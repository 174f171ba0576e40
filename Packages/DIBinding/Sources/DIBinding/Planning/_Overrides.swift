// SPDX-License-Identifier: Apache-2.0

import DICore

/// The bindings of overriding modules: what they bind themselves replaces, what they include is added to the root.
struct _Overrides {
    private var groups: [_Key: [_Entry]] = [:]
    private var used: Set<_Key> = []
    private var installs: [_Entry] = []
    private var included: [_Entry] = []
    private var optionals: [_MeantAbsence] = []
    /// For each module that an overriding one includes, that which includes it.
    private var includers: [ObjectIdentifier: Any.Type] = [:]
    /// The collections whose contributions were replaced, by component.
    private var contributed: [Int: Set<_Key>] = [:]
    /// Bindings that were replaced and would have been settled.
    private var replaced: [_Entry] = []

    /// The overriding modules themselves.
    let modules: Set<ObjectIdentifier>

    init(_ modules: [any Module.Type], of component: Any.Type) {
        self.modules = Set(modules.map { ObjectIdentifier($0) })
        for module in modules {
            let recorder = _Recorder(for: component)
            recorder.include(module)
            var own: [_Key: [_Entry]] = [:]
            for entry in recorder.close() {
                entry.isOverride = true
                if entry.module.map(ObjectIdentifier.init) != ObjectIdentifier(module) {
                    included.append(entry)
                } else if entry.installed != nil {
                    installs.append(entry)
                } else {
                    own[_Key(entry.key, entry.qualifier), default: []].append(entry)
                }
            }
            groups.merge(own) { _, later in later }
            optionals += recorder.optionals
            includers.merge(recorder.includers) { first, _ in first }
        }
    }

    /// Whether nothing is replaced.
    var isEmpty: Bool { groups.isEmpty }

    /// Adds what overriding modules include, unless the root component includes the same module.
    func addIncluded(to root: inout _Definition) {
        var firstOwner: [ObjectIdentifier: ObjectIdentifier] = [:]
        var installed = Set(root.entries.compactMap { $0.installed.map { ObjectIdentifier($0) } })
        for entry in included {
            guard let module = entry.module.map(ObjectIdentifier.init), !root.modules.contains(module) else { continue }
            // A component that is installed already counts once, as within one configuration.
            if let type = entry.installed, !installed.insert(ObjectIdentifier(type)).inserted { continue }
            // A module that several overriding ones include was configured for each of them; the first counts.
            let owner = firstOwner[module, default: ObjectIdentifier(entry.recorder)]
            firstOwner[module] = owner
            if owner == ObjectIdentifier(entry.recorder) { root.entries.append(entry) }
        }
        root.optionals += optionals
        root.includers.merge(includers.filter { !root.modules.contains($0.key) }) { own, _ in own }
    }

    /// The entries of a component with those replaced that are overridden.
    ///
    /// Collections of parent and child add up, so contributions that stand in an ancestor already are not repeated.
    mutating func apply(to entries: [_Entry], in component: Int, below ancestors: [Int]) -> [_Entry] {
        guard !groups.isEmpty else { return entries }
        var result: [_Entry] = []
        var done: Set<_Key> = []
        let root = entries.first(where: \.isRoot).map { _Key($0.key, $0.qualifier) }
        for entry in entries {
            let key = _Key(entry.key, entry.qualifier)
            guard entry.installed == nil, let group = groups[key] else {
                result.append(entry)
                continue
            }
            used.insert(key)
            if entry.settling != nil { replaced.append(entry) }
            guard done.insert(key).inserted else { continue }
            if group.allSatisfy({ $0.collection != nil }) {
                guard !ancestors.contains(where: { contributed[$0]?.contains(key) == true }) else { continue }
                contributed[component, default: []].insert(key)
            }
            // The first binding of the key need not be the root's own, which goes with all the others.
            result += group.map { $0.standingIn(for: entry, isRoot: key == root) }
        }
        return result
    }

    /// What has been replaced since it was last asked for, and would have been settled.
    mutating func takeReplaced() -> [_Entry] {
        defer { replaced = [] }
        return replaced
    }

    /// Overriding bindings that have replaced nothing, in the order of their places.
    func unused() -> [_Entry] {
        let unused = groups.filter { !used.contains($0.key) }.values.flatMap(\.self) + installs
        return unused.sorted { one, other in
            guard let left = one.place?.place, let right = other.place?.place else { return false }
            return left < right
        }
    }
}

extension _Entry {
    /// This entry with the sharing and the role of the one that it replaces.
    func standingIn(for replaced: _Entry, isRoot: Bool) -> _Entry {
        let entry = _Entry(copyingAll: self)
        entry.isRoot = isRoot
        if collection == nil, replaced.collection == nil { entry.sharing = replaced.sharing }
        return entry
    }
}
