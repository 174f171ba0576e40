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
        let (components, bindings) = (matching.components, matching.bindings)
        let names = matching.moduleNames()
        let oldNeeds = Self.moduleNeeds(matching.old.index, names)
        let newNeeds = Self.moduleNeeds(matching.new.index, names)
        var diagnostics = Pairing(old.diagnostics.count, new.diagnostics.count)
        diagnostics.match(inOrder: true, old: { old.diagnostics[$0] }, new: { new.diagnostics[$0] })
        // The lines of a trace may move.
        let matter = { (it: Diagnostic) in [it.id.rawValue, it.severity.rawValue, it.subject, it.message] }
        diagnostics.match(inOrder: true, old: { matter(old.diagnostics[$0]) }, new: { matter(new.diagnostics[$0]) })
        self.init(
            addedComponents: components.unmatchedNew.map { new.components[$0] }._sorted { $0.id < $1.id },
            removedComponents: components.unmatchedOld.map { old.components[$0] }._sorted { $0.id < $1.id },
            changedComponents: components.new.enumerated().compactMap {
                $1 < 0 ? nil : matching.componentChange($0, $1)
            }._sorted { $0.new.id < $1.new.id },
            addedBindings: bindings.unmatchedNew.map { new.bindings[$0] }._sorted { $0.id < $1.id },
            removedBindings: bindings.unmatchedOld.map { old.bindings[$0] }._sorted { $0.id < $1.id },
            changedBindings: bindings.new.enumerated().compactMap {
                $1 < 0 ? nil : matching.bindingChange($0, $1)
            }._sorted { $0.new.id < $1.new.id },
            newModuleNeeds: Self.needs(newNeeds, without: oldNeeds),
            goneModuleNeeds: Self.needs(oldNeeds, without: newNeeds),
            changedChoices: matching.changedChoices(),
            newDiagnostics: diagnostics.unmatchedNew.map { new.diagnostics[$0] },
            goneDiagnostics: diagnostics.unmatchedOld.map { old.diagnostics[$0] }, oldPaths: matching.old.paths(),
            newPaths: matching.new.paths())
    }

    /// The dependencies between the modules of a graph, each with its first example, by level and names; `names` has the name
    /// that a module has in both graphs.
    private static func moduleNeeds(_ index: BindingGraph.Index, _ names: [String: String]) -> [[String]: ModuleNeed] {
        var needs: [[String]: ModuleNeed] = [:]
        for ends in index.ends where ends.from >= 0 && ends.to >= 0 {
            let (needer, needed) = (index.graph.bindings[ends.from], index.graph.bindings[ends.to])
            for (level, from, to) in [
                (ModuleNeed.Level.swiftModule, needer.swiftModule, needed.swiftModule),
                (.module, needer.module, needed.module),
            ] {
                guard let from, let to, from != to else { continue }
                let pair = [level.rawValue, names[from] ?? from, names[to] ?? to]
                guard needs[pair] == nil else { continue }
                needs[pair] = ModuleNeed(level: level, from: from, to: to, needer: needer.key, needed: needed.key)
            }
        }
        return needs
    }

    private static func needs(_ needs: [[String]: ModuleNeed], without others: [[String]: ModuleNeed]) -> [ModuleNeed] {
        needs.filter { others[$0.key] == nil }.values._sorted { one, other in
            (one.level == .swiftModule ? 0 : 1, one.from, one.to)
                < (other.level == .swiftModule ? 0 : 1, other.from, other.to)
        }
    }
}

extension GraphMatching {
    fileprivate func componentChange(_ position: Int, _ other: Int) -> GraphDiff.ComponentChange? {
        let (one, two) = (old.graph.components[position], new.graph.components[other])
        let (root, newRoot) = (one.root.flatMap(old.index.binding), two.root.flatMap(new.index.binding))
        let (parent, newParent) = (old.parents[position], new.parents[other])
        let changes: [(GraphDiff.ComponentChange.Aspect, Bool)] = [
            (.name, !Self.isSameName(one.name, two.name)),
            (.parent, parent < 0 || newParent < 0 ? parent != newParent : components.new[parent] != newParent),
            (.scope, !Self.isSameName(one.scope, two.scope)), (.seed, !Self.isSameName(one.seed, two.seed)),
            (.root, !Self.isSameName(root?.key, newRoot?.key)), (.construction, one.construction != two.construction),
        ]
        let aspects = changes.filter(\.1).map(\.0)
        guard !aspects.isEmpty else { return nil }
        return GraphDiff.ComponentChange(
            old: one, new: two, aspects: aspects, oldRoot: root?.key, newRoot: newRoot?.key)
    }

    fileprivate func bindingChange(_ position: Int, _ other: Int) -> GraphDiff.BindingChange? {
        let (one, two) = (old.graph.bindings[position], new.graph.bindings[other])
        let (newNeeds, goneNeeds) = needs(position, other)
        let (owner, newOwner) = (old.owners[position], new.owners[other])
        // The full name of an element of a collection contains its module.
        let areElements = one.kind == "contribution" && two.kind == "contribution"
        let olds = old.decorators(of: position).map { bindings.new[$0] }
        let news = new.decorators(of: other)
        let changes: [(GraphDiff.BindingChange.Aspect, Bool)] = [
            (.key, old.names[position] != new.names[other] && (!areElements || !Self.isSameName(one.key, two.key))),
            (
                .component,
                owner >= 0 && newOwner >= 0 ? components.new[owner] != newOwner : one.component != two.component
            ), (.module, !Self.isSameName(one.module, two.module)),
            (.file, one.place?.fileID != two.place?.fileID), (.kind, one.kind != two.kind),
            (.sharing, one.sharing != two.sharing), (.effects, Set(one.effects) != Set(two.effects)),
            (.mainActor, one._inheritsMainActor != two._inheritsMainActor), (.hooks, Set(one.hooks) != Set(two.hooks)),
            (.isDefault, one.isDefault != two.isDefault),
            (.needs, !newNeeds.isEmpty || !goneNeeds.isEmpty || one.hasUnknownNeeds != two.hasUnknownNeeds),
            (.decorators, olds.filter(news.contains) != news.filter(olds.contains)),
        ]
        let aspects = changes.filter(\.1).map(\.0)
        guard !aspects.isEmpty else { return nil }
        return GraphDiff.BindingChange(old: one, new: two, aspects: aspects, newNeeds: newNeeds, goneNeeds: goneNeeds)
    }

    /// Returns the dependencies that a binding has in one graph only, in the order of its parameters.
    private func needs(_ position: Int, _ other: Int) -> (new: [GraphDiff.Need], gone: [GraphDiff.Need]) {
        // An added or removed decorator is one change, not one for each requester.
        func targets(_ side: Side, _ position: Int) -> [(binding: Int, kind: BindingGraph.Edge.Kind)] {
            side.index.needs(at: position).map {
                (side.index.base(at: side.index.ends[$0].to), side.graph.edges[$0].kind)
            }
        }
        let (olds, news) = (targets(old, position), targets(new, other))
        var pairing = Pairing(olds.count, news.count)
        pairing.match(
            inOrder: true,
            old: { bindings.new[olds[$0].binding] < 0 ? nil : "\(bindings.new[olds[$0].binding]) \(olds[$0].kind)" },
            new: { "\(news[$0].binding) \(news[$0].kind)" })
        return (
            pairing.unmatchedNew.map {
                GraphDiff.Need(target: new.graph.bindings[news[$0].binding], kind: news[$0].kind)
            },
            pairing.unmatchedOld.map {
                GraphDiff.Need(target: old.graph.bindings[olds[$0].binding], kind: olds[$0].kind)
            }
        )
    }

    /// Returns the choices that were added or removed, or whose condition or outcome changed; they are matched by their
    /// conditions, or else by their modules.
    fileprivate func changedChoices() -> [GraphDiff.ChoiceChange] {
        let (olds, news) = (old.graph.choices, new.graph.choices)
        var pairing = Pairing(olds.count, news.count)
        for isByCondition in [true, false] {
            func key(_ choice: BindingGraph.Choice, _ side: Side, _ isOld: Bool) -> [String?]? {
                matched(side.index.position(ofComponent: choice.component), isOld).map {
                    [$0, choice.module, isByCondition ? choice.condition : nil]
                }
            }
            pairing.match(inOrder: true, old: { key(olds[$0], old, true) }, new: { key(news[$0], new, false) })
        }
        let changed = pairing.new.enumerated().filter { position, other in
            other >= 0
                && (olds[position].condition != news[other].condition
                    || olds[position].isChosen != news[other].isChosen)
        }
        let changes =
            changed.map { GraphDiff.ChoiceChange(old: olds[$0.offset], new: news[$0.element]) }
            + pairing.unmatchedNew.map { GraphDiff.ChoiceChange(old: nil, new: news[$0]) }
            + pairing.unmatchedOld.map { GraphDiff.ChoiceChange(old: olds[$0], new: nil) }
        return changes._sorted { one, other in
            func order(_ change: GraphDiff.ChoiceChange) -> [String] {
                let choice = change.new ?? change.old
                return [choice?.component, choice?.module, choice?.condition].map { $0 ?? "" }
            }
            return order(one).lexicographicallyPrecedes(order(other))
        }
    }

    /// Returns for each module with two names the shorter one.
    ///
    /// A graph shows the Swift module of a type only if the name is ambiguous, so a module can have two names. The
    /// modules of bindings that are in both graphs show which names are the same.
    fileprivate func moduleNames() -> [String: String] {
        var links: [String: String] = [:]
        for (position, other) in bindings.new.enumerated() where other >= 0 {
            guard let one = old.graph.bindings[position].module, let two = new.graph.bindings[other].module, one != two,
                Self.isSameName(one, two)
            else { continue }
            // The longer name ends with the shorter.
            links[one.utf8.count > two.utf8.count ? one : two] = one.utf8.count > two.utf8.count ? two : one
        }
        return links
    }

    /// Returns whether two names are equal, except for a Swift module that only one of them shows.
    private static func isSameName(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other, one != other else { return one == other }
        return one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }
}
