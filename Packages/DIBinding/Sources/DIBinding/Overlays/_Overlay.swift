// SPDX-License-Identifier: Apache-2.0

import DICore

/// The bindings of an overlay: what is put into an existing graph, in place of the same keys, to plan it anew.
///
/// In contrast to an overriding module, the new bindings bring their own sharing, and new keys are added.
struct _Overlay {
    /// The graph to plan anew.
    let base: _PlannedGraph
    /// The component that new keys are added to.
    let component: Int
    /// The bindings by key, each list in the order of registration.
    private var replacing: [_Key: [_Entry]] = [:]
    /// The bindings that are added in front of the others of a component: parts of collections, the first ones first.
    private var leading: [Int: [_Entry]] = [:]
    /// The bindings that are added behind the others of a component.
    private var trailing: [Int: [_Entry]] = [:]
    private let added: _Definition
    /// The component and those above it, whose frames are made anew.
    private let lineage: Set<Int>

    /// Sorts the bindings of a definition into the places that they take in a graph; new keys go to a component.
    init(_ added: _Definition, over base: _PlannedGraph, at component: Int) {
        self.base = base
        self.component = component
        self.added = added
        lineage = Set(base.model.lineage(of: component))
        let owners = Self.owners(of: added.entries, in: base.model)
        for entry in added.entries {
            let key = entry.draft.key
            if entry.draft.part != nil {
                leading[outermost(of: owners[key] ?? []), default: []].append(entry)
            } else if let type = entry.draft.installed {
                if !isInstalled(type) { trailing[component, default: []].append(entry) }
            } else if entry.draft.kind == .decorator {
                // It stands around each binding of the key, outside of those that the base has.
                for owner in owners[key] ?? [component] { trailing[owner, default: []].append(entry) }
            } else if entry.draft.isFallback {
                // What leads to it may stand in any component.
                trailing[0, default: []].append(entry)
            } else if entry.draft.isUnkeyed || owners[key] == nil {
                trailing[component, default: []].append(entry)
            } else {
                replacing[key, default: []].append(entry)
            }
        }
    }

    /// The components that bind the keys of some entries by entries of their own, or have a collection of them.
    private static func owners(of entries: [_Entry], in model: _GraphModel) -> [_Key: [Int]] {
        var owners: [_Key: [Int]] = [:]
        for entry in entries { owners[entry.draft.key] = [] }
        for index in model.bindings.indices
        where model.bindings[index].source >= 0 || model.bindings[index].kind == .collection {
            // An offer has the key of what another component may bind.
            guard model.bindings[index].kind != .offer, let known = owners.index(forKey: model.bindings[index].key)
            else { continue }
            let component = model.bindings[index].component
            if owners.values[known].last != component { owners.values[known].append(component) }
        }
        return owners.filter { !$0.value.isEmpty }
    }

    /// The outermost of some components that the new keys' one sees, or that one itself.
    private func outermost(of owners: [Int]) -> Int {
        owners.first(where: lineage.contains) ?? component
    }

    private func isInstalled(_ type: any ComponentBase.Type) -> Bool {
        base.model.components[component].bindings.contains { index in
            base.entry(of: index)?.draft.installed.map { $0 == type } ?? false
        }
    }

    /// Returns a component of the base as it is in the overlay.
    func definition(of index: Int) -> _Definition {
        var entries = leading[index] ?? []
        entries.reserveCapacity(base.model.components[index].bindings.count + entries.count)
        var done: Set<_Key> = []
        for binding in base.model.components[index].bindings {
            guard let entry = base.entry(of: binding) else { continue }
            // Reads single fields, since a copy of the draft counts many references.
            guard let group = replacing[entry.draft.key], entry.draft.part == nil, !entry.draft.isUnkeyed,
                entry.draft.installed == nil
            else {
                entries.append(entry)
                continue
            }
            if done.insert(entry.draft.key).inserted {
                entries += group.map { entry.draft.isRoot ? $0.asRoot() : $0 }
            }
        }
        entries += trailing[index] ?? []
        var definition = _Definition(
            planned: index, of: base, entries: entries, adding: index == self.component ? added : nil)
        if lineage.contains(index) {
            definition.isOverlaid = true
            definition.construction.subtract([.throwing, .asynchronous])
        }
        return definition
    }

    /// Returns the component of the base that is installed in another one of it under a type.
    func child(of component: Int, installing type: any ComponentBase.Type) -> Int? {
        for index in base.model.components[component].bindings {
            let child = base.model.bindings[index].child
            if child > component, base.model.components[child].type == type { return child }
        }
        return nil
    }
}

extension _Entry {
    /// Returns this entry as the binding of its component's root.
    func asRoot() -> _Entry {
        var draft = draft
        draft.isRoot = true
        return _Entry(recorder, draft)
    }
}
