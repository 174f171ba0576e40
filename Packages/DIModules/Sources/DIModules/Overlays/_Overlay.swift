// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The bindings of an overlay, put into an existing graph in place of others of the same key, to plan it anew.
///
/// In contrast to an overriding module, the new bindings bring their own sharing, and new keys are added.
final class _Overlay: @unchecked Sendable {
    // Proof of @unchecked Sendable: only the initialiser writes it, and a planned graph is not written.
    /// The graph to plan anew.
    let base: _PlannedGraph
    /// The component that new keys are added to.
    let component: Int
    /// The numbers of the new bindings' keys.
    private let keys: _KeyTable
    /// The bindings that replace others, by the number of their key, each list in the order of registration.
    private var replacing: [[_Entry]]
    /// The new entries of each dictionary, which replace others of the same key.
    private var entryKeys: [_Key: [_EntryKey]] = [:]
    /// The bindings that are added before the others of a component: parts of collections, in order.
    private var leading: [Int: [_Entry]] = [:]
    /// The bindings that are added behind the others of a component.
    private var trailing: [Int: [_Entry]] = [:]
    private let added: _Definition
    /// The component and its ancestors, whose frames are made anew.
    private let lineage: Set<Int>

    /// Sorts the bindings of a definition into the places that they take in a graph; new keys go to a component.
    init(_ added: _Definition, over base: _PlannedGraph, at component: Int) {
        self.base = base
        self.component = component
        self.added = added
        lineage = Set(base.model.lineage(of: component))
        var keys = _KeyTable(capacity: added.entries.count)
        var owners: [[Int]] = []
        for entry in added.entries where keys.insert(entry.key, owners.count) == owners.count {
            owners.append([])
        }
        self.keys = keys
        Self.find(&owners, of: keys, in: base.model)
        replacing = Array(repeating: [], count: owners.count)
        for entry in added.entries {
            guard let number = keys.find(entry.key) else { continue }
            if entry.part != nil || entry.replacement != nil {
                if let entryKey = entry.part?.entryKey {
                    entryKeys[entry.key, default: []].append(entryKey)
                }
                // The outermost component of the lineage with the collection, or the component of new keys.
                let owner = owners[number].first(where: lineage.contains) ?? component
                leading[owner, default: []].append(entry)
            } else if let type = entry.installed {
                let isInstalled = base.model.components[component].bindings.contains { index in
                    base.entry(of: index)?.installed.map { $0 == type } ?? false
                }
                if !isInstalled { trailing[component, default: []].append(entry) }
            } else if entry.kind == .decorator {
                // It wraps each binding of the key, outside the decorators of the base.
                for owner in owners[number].isEmpty ? [component] : owners[number] {
                    trailing[owner, default: []].append(entry)
                }
            } else if entry.isFallback {
                // Bindings that lead to it may be in any component.
                trailing[0, default: []].append(entry)
            } else if entry.isDefault {
                // The base's own default is planned again: with this one, its key would be bound twice.
                if !owners[number].contains(where: lineage.contains) { trailing[component, default: []].append(entry) }
            } else if entry.isUnkeyed || owners[number].isEmpty {
                trailing[component, default: []].append(entry)
            } else {
                replacing[number].append(entry)
            }
        }
    }

    /// The definition of the root component, with which the graph is planned.
    var root: _Definition {
        let root = definition(of: 0)
        root.base = { [base] in base }
        root.again = { self.again(in: $0).root }
        return root
    }

    /// The same overlay in other circumstances, over its base in these.
    private func again(in circumstances: _Circumstances) -> _Overlay {
        let (base, component) =
            circumstances.keepsUnchosen ? (base.whole, component) : base.replanned(in: circumstances, at: component)
        return _Overlay(added.again?(circumstances) ?? added, over: base, at: component)
    }

    /// Finds the components that bind some keys by their own entries, or have a collection of them.
    @_optimize(speed)
    private static func find(_ owners: inout [[Int]], of keys: _KeyTable, in model: _GraphModel) {
        for index in model.bindings.indices
        where model.bindings[index].source >= 0 && model.bindings[index].kind != .decorator
            || model.bindings[index].kind == .collection
        {
            guard let number = keys.find(model.bindings[index].key) else { continue }
            let component = model.bindings[index].component
            if owners[number].last != component { owners[number].append(component) }
        }
    }

    /// Returns a component of the base as it is in the overlay.
    @_optimize(speed)
    private func definition(of index: Int) -> _Definition {
        var entries = leading[index] ?? []
        entries.reserveCapacity(base.model.components[index].bindings.count + entries.count)
        var done: Set<Int> = []
        for binding in base.model.components[index].bindings {
            guard let entry = base.entry(of: binding) else { continue }
            if !entryKeys.isEmpty, let entryKey = entry.part?.entryKey,
                entryKeys[entry.key]?.contains(entryKey) == true
            {
                continue
            }
            guard let number = keys.find(entry.key), !replacing[number].isEmpty, entry.part == nil,
                !entry.isUnkeyed, entry.installed == nil
            else {
                entries.append(entry)
                continue
            }
            if done.insert(number).inserted {
                entries += replacing[number].map { entry.isRoot ? $0.asRoot() : $0 }
            }
        }
        entries += trailing[index] ?? []
        let definition = _Definition(
            planned: index, of: base, entries: entries, adding: index == self.component ? added : nil)
        if lineage.contains(index) {
            definition.isOverlaid = true
            definition.construction.subtract([.throwing, .asynchronous])
        }
        definition.child = { entry in self.child(of: index, installedBy: entry).map { self.definition(of: $0) } }
        return definition
    }

    /// Returns the component of the base that an entry installs in another component of it.
    private func child(of component: Int, installedBy entry: _Entry) -> Int? {
        for index in base.model.components[component].bindings where base.entry(of: index) === entry {
            let child = base.model.bindings[index].child
            if child > component { return child }
        }
        return nil
    }
}
