// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

extension GraphDiff {
    /// Compares two graphs, of a program or from files.
    ///
    /// Complexity: linear in both graphs, except for sorting the changes.
    public init(from old: BindingGraph, to new: BindingGraph) {
        let matching = GraphMatching(old, new)
        let names = matching.moduleNames()
        let oldNeeds = ModuleNeeds(matching.old.index, names)
        let newNeeds = ModuleNeeds(matching.new.index, names)
        let diagnostics = Self.changes(from: old.diagnostics, to: new.diagnostics)
        self.init(
            addedComponents: matching.components.unmatchedNew.map { new.components[$0] }._sorted { $0.id < $1.id },
            removedComponents: matching.components.unmatchedOld.map { old.components[$0] }._sorted { $0.id < $1.id },
            changedComponents: matching.changedComponents(),
            addedBindings: matching.bindings.unmatchedNew.map { new.bindings[$0] }._sorted { $0.id < $1.id },
            removedBindings: matching.bindings.unmatchedOld.map { old.bindings[$0] }._sorted { $0.id < $1.id },
            changedBindings: matching.changedBindings(),
            newModuleNeeds: newNeeds.missing(in: oldNeeds), goneModuleNeeds: oldNeeds.missing(in: newNeeds),
            changedChoices: matching.changedChoices(), newDiagnostics: diagnostics.new,
            goneDiagnostics: diagnostics.gone, oldPaths: matching.old.paths(),
            newPaths: matching.new.paths())
    }

    /// The identity of a diagnostic without its trace, whose lines may move.
    private struct Matter: Hashable {
        let id: Diagnostic.ID
        let severity: Diagnostic.Severity
        let subject: String
        let message: String

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            severity = diagnostic.severity
            subject = diagnostic.subject
            message = diagnostic.message
        }
    }

    /// Returns the diagnostics of each list without a counterpart in the other; equal ones are matched first.
    private static func changes(from old: [Diagnostic], to new: [Diagnostic]) -> (new: [Diagnostic], gone: [Diagnostic])
    {
        var (fresh, gone) = ([Int](new.indices), [Int](old.indices))
        func match<Key: Hashable>(by key: (Diagnostic) -> Key) {
            var waiting: [Key: [Int]] = [:]
            for position in gone.reversed() { waiting[key(old[position]), default: []].append(position) }
            var matched: Set<Int> = []
            fresh = fresh.filter { position in
                guard let other = waiting[key(new[position])]?.popLast() else { return true }
                matched.insert(other)
                return false
            }
            gone = gone.filter { !matched.contains($0) }
        }
        match { $0 }
        match { Matter($0) }
        return (fresh.map { new[$0] }, gone.map { old[$0] })
    }
}

extension GraphMatching {
    /// Returns the changes of components that are in both graphs, sorted by their new ids.
    fileprivate func changedComponents() -> [GraphDiff.ComponentChange] {
        old.graph.components.indices.compactMap { position in
            let other = components.new[position]
            return other < 0 ? nil : componentChange(position, other)
        }._sorted(by: GraphDiff.ComponentChange.precedes)
    }

    private func componentChange(_ position: Int, _ other: Int) -> GraphDiff.ComponentChange? {
        let (one, two) = (old.graph.components[position], new.graph.components[other])
        let (root, newRoot) = (one.root.flatMap(old.index.binding), two.root.flatMap(new.index.binding))
        var aspects: [GraphDiff.ComponentChange.Aspect] = []
        if !Self.isSameName(one.name, two.name) { aspects.append(.name) }
        let (parent, newParent) = (old.parents[position], new.parents[other])
        if (parent < 0 ? -1 : components.new[parent]) != newParent || (parent < 0) != (newParent < 0) {
            aspects.append(.parent)
        }
        if !Self.isSameName(one.scope, two.scope) { aspects.append(.scope) }
        if !Self.isSameName(one.seed, two.seed) { aspects.append(.seed) }
        if !Self.isSameName(root?.key, newRoot?.key) { aspects.append(.root) }
        if one.construction != two.construction { aspects.append(.construction) }
        guard !aspects.isEmpty else { return nil }
        return GraphDiff.ComponentChange(
            old: one, new: two, aspects: aspects, oldRoot: root?.key, newRoot: newRoot?.key)
    }

    /// Returns the changes of bindings that are in both graphs, sorted by their new ids.
    fileprivate func changedBindings() -> [GraphDiff.BindingChange] {
        old.graph.bindings.indices.compactMap { position in
            let other = bindings.new[position]
            return other < 0 ? nil : bindingChange(position, other)
        }._sorted(by: GraphDiff.BindingChange.precedes)
    }

    private func bindingChange(_ position: Int, _ other: Int) -> GraphDiff.BindingChange? {
        let (one, two) = (old.graph.bindings[position], new.graph.bindings[other])
        let (newNeeds, goneNeeds) = needs(position, other)
        var aspects: [GraphDiff.BindingChange.Aspect] = []
        if isRenamed(position, other) { aspects.append(.key) }
        let (owner, newOwner) = (old.owners[position], new.owners[other])
        if owner >= 0 && newOwner >= 0 ? components.new[owner] != newOwner : one.component != two.component {
            aspects.append(.component)
        }
        if !Self.isSameName(one.module, two.module) { aspects.append(.module) }
        if one.place?.fileID != two.place?.fileID { aspects.append(.file) }
        if one.kind != two.kind { aspects.append(.kind) }
        if one.sharing != two.sharing { aspects.append(.sharing) }
        if Set(one.effects) != Set(two.effects) { aspects.append(.effects) }
        if one._inheritsMainActor != two._inheritsMainActor { aspects.append(.mainActor) }
        if Set(one.hooks) != Set(two.hooks) { aspects.append(.hooks) }
        if one.isDefault != two.isDefault { aspects.append(.isDefault) }
        let areKnownAlike = one.hasUnknownNeeds == two.hasUnknownNeeds
        if !newNeeds.isEmpty || !goneNeeds.isEmpty || !areKnownAlike { aspects.append(.needs) }
        if areReordered(position, other) { aspects.append(.decorators) }
        guard !aspects.isEmpty else { return nil }
        return GraphDiff.BindingChange(old: one, new: two, aspects: aspects, newNeeds: newNeeds, goneNeeds: goneNeeds)
    }

    /// Returns whether the full name changed; for an element of a collection, which contains its module, whether the
    /// key did.
    private func isRenamed(_ position: Int, _ other: Int) -> Bool {
        guard old.names[position] != new.names[other] else { return false }
        let (one, two) = (old.graph.bindings[position], new.graph.bindings[other])
        return one.kind != "contribution" || two.kind != "contribution" || !Self.isSameName(one.key, two.key)
    }

    /// Returns whether the decorators that a binding has in both graphs are in another order.
    private func areReordered(_ position: Int, _ other: Int) -> Bool {
        let olds = old.decorators(of: position).map { bindings.new[$0] }
        let news = new.decorators(of: other)
        return olds.filter(news.contains) != news.filter(olds.contains)
    }

    private struct Need: Hashable {
        let binding: Int
        let kind: BindingGraph.Edge.Kind
        let isOnlyOld: Bool
    }

    /// Returns the dependencies that a binding has in one graph only, in the order of its parameters.
    private func needs(_ position: Int, _ other: Int) -> (new: [GraphDiff.Need], gone: [GraphDiff.Need]) {
        let olds = old.index.needs(at: position).map { edge in
            // An added or removed decorator is one change, not one for each requester.
            let target = old.index.base(at: old.index.ends[edge].to)
            let match = bindings.new[target]
            let kind = old.graph.edges[edge].kind
            return (target, Need(binding: match < 0 ? target : match, kind: kind, isOnlyOld: match < 0))
        }
        let news = new.index.needs(at: other).map { edge in
            let target = new.index.base(at: new.index.ends[edge].to)
            return (target, Need(binding: target, kind: new.graph.edges[edge].kind, isOnlyOld: false))
        }
        return (
            Self.rest(of: news, without: olds.map(\.1)).map { need($0, in: new) },
            Self.rest(of: olds, without: news.map(\.1)).map { need($0, in: old) }
        )
    }

    private static func rest(of needs: [(Int, Need)], without others: [Need]) -> [(Int, Need)] {
        var counts: [Need: Int] = [:]
        for other in others { counts[other, default: 0] += 1 }
        return needs.filter { _, need in
            guard let count = counts[need], count > 0 else { return true }
            counts[need] = count - 1
            return false
        }
    }

    private func need(_ need: (target: Int, Need), in side: Side) -> GraphDiff.Need {
        GraphDiff.Need(target: side.graph.bindings[need.target], kind: need.1.kind)
    }
}
