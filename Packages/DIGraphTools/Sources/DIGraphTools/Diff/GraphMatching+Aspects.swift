// SPDX-License-Identifier: Apache-2.0

import DICore

/// An aspect by which two versions of a component or a binding are compared.
private struct Aspect {
    let name: String
    let kind: GraphDiff.Change.Kind
    let isChanged: Bool
    let sentences: [String]

    init(_ name: String, _ kind: GraphDiff.Change.Kind, if isChanged: Bool, _ sentences: [String]) {
        (self.name, self.kind, self.isChanged, self.sentences) = (name, kind, isChanged, sentences)
    }

    /// An aspect with a value that has a name.
    init(_ name: String, _ kind: GraphDiff.Change.Kind, _ old: String?, _ new: String?) {
        let sentence = "\(name): \(old ?? "none") → \(new ?? "none")"
        self.init(name, kind, if: !GraphMatching.isSameName(old, new), [sentence])
    }
}

extension GraphDiff.Change {
    /// A changed component or binding; nil if no aspect is changed.
    fileprivate init?(_ part: Part, _ aspects: [Aspect], name: String, owner: String? = nil, place: Place? = nil) {
        let changed = aspects.filter(\.isChanged)
        let kinds = changed.map(\.kind)
        guard let kind = Kind.allCases.first(where: kinds.contains) else { return nil }
        self.init(
            part: part, kind: kind, mark: "~", aspects: changed.map(\.name), name: name, owner: owner,
            sentences: changed.flatMap(\.sentences), place: place)
    }
}

extension GraphMatching {
    /// Returns the added, the removed and the changed elements of a list, each sorted by id.
    private func changes<Element: Identifiable>(
        _ list: KeyPath<BindingGraph, [Element]>, _ pairing: Pairing, alone: (Element, Side, _ mark: String) -> Change,
        changed: (_ position: Int, _ other: Int) -> Change?
    ) -> [Change] where Element.ID == String {
        let (olds, news) = (old.graph[keyPath: list], new.graph[keyPath: list])
        let added = pairing.unmatchedNew.map { news[$0] }.sorted { $0.id < $1.id }
        let removed = pairing.unmatchedOld.map { olds[$0] }.sorted { $0.id < $1.id }
        let pairs = pairing.new.enumerated().filter { $1 >= 0 }.sorted { news[$0.element].id < news[$1.element].id }
        return added.map { alone($0, new, "+") } + removed.map { alone($0, old, "-") }
            + pairs.compactMap { changed($0.offset, $0.element) }
    }

    var componentChanges: [Change] {
        changes(\.components, components) { component, side, mark in
            Change(
                part: .components, kind: .component, mark: mark, name: side.path(of: component.id),
                details: [
                    component.scope.map { "scope '\($0)'" }, component.seed.map { "seed \($0.quotedKey)" },
                    component.construction == .synchronous ? nil : component.construction._words,
                ].compactMap(\.self).joined(separator: ", "))
        } changed: { position, other in
            let (one, two) = (old.graph.components[position], new.graph.components[other])
            let (parent, newParent) = (old.parents[position], new.parents[other])
            let isMoved = parent < 0 || newParent < 0 ? parent != newParent : components.new[parent] != newParent
            let parents = [one.parent.map(old.path), two.parent.map(new.path)].map { $0 ?? "the root" }
            let aspects = [
                Aspect("name", .component, if: !Self.isSameName(one.name, two.name), ["renamed from '\(one.name)'"]),
                Aspect("parent", .lifetime, if: isMoved, ["moved from \(parents[0]) to \(parents[1])"]),
                Aspect("scope", .lifetime, one.scope, two.scope), Aspect("seed", .component, one.seed, two.seed),
                Aspect(
                    "root", .component, one.root.flatMap(old.index.binding)?.key,
                    two.root.flatMap(new.index.binding)?.key),
                Aspect(
                    "construction", .effect, if: one.construction != two.construction,
                    ["construction: \(one.construction.typeName) → \(two.construction.typeName)"]),
            ]
            return Change(.components, aspects, name: new.path(of: two.id))
        }
    }

    var bindingChanges: [Change] {
        changes(\.bindings, bindings) { binding, side, mark in
            Change(
                part: .bindings, kind: .binding, mark: mark, name: binding.key, owner: side.path(of: binding.component),
                details: ([binding.kind] + (binding.sharing == .unshared ? [] : [binding.sharing.rawValue])
                    + binding.traits + (binding.module.map { ["module '\($0)'"] } ?? [])).joined(separator: ", "),
                place: binding.place)
        } changed: { position, other in
            let two = new.graph.bindings[other]
            var change = Change(
                .bindings, aspects(position, other), name: two.key, owner: new.path(of: two.component), place: two.place
            )
            // One binding can bring many others to the main actor; each of them takes one line.
            if let short = change, short.aspects == ["mainActor"] {
                change?.details = short.sentences.joined()
                change?.sentences = []
            }
            return change
        }
    }

    private func aspects(_ position: Int, _ other: Int) -> [Aspect] {
        let (one, two) = (old.graph.bindings[position], new.graph.bindings[other])
        let (owner, newOwner) = (old.index.owners[position], new.index.owners[other])
        // The full name of an element of a collection contains its module.
        let areElements = one.kind == "contribution" && two.kind == "contribution"
        let olds = old.decorators(of: position).map { bindings.new[$0] }
        let news = new.decorators(of: other)
        let modules = [one, two].map { $0.module.map { "module '\($0)'" } ?? "the component itself" }
        func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
        // A changed effect explains the end of an inheritance.
        let inherits = two._inheritsMainActor
        let mainActor = inherits ? "now inherits" : two.effects.contains(.onMainActor) ? nil : "no longer inherits"
        let needs = changedNeeds(position, other)
        let isRenamed = old.names[position] != new.names[other]
        let isMoved = owner >= 0 && newOwner >= 0 ? components.new[owner] != newOwner : one.component != two.component
        let files = [one, two].map { $0.place?.fileID ?? "no file" }
        let becomesUnknown = one.hasUnknownNeeds == two.hasUnknownNeeds ? nil : two.hasUnknownNeeds
        return [
            Aspect(
                "key", .binding, if: isRenamed && !(areElements && Self.isSameName(one.key, two.key)),
                ["renamed from \(one.quotedKey)"]),
            Aspect(
                "component", .lifetime, if: isMoved,
                ["moved from component \(old.path(of: one.component)) to \(new.path(of: two.component))"]),
            Aspect(
                "module", .moved, if: !Self.isSameName(one.module, two.module),
                ["moved from \(modules[0]) to \(modules[1])"]),
            Aspect("file", .moved, if: files[0] != files[1], ["moved from \(files[0]) to \(files[1])"]),
            Aspect("kind", .binding, one.kind, two.kind),
            Aspect("sharing", .lifetime, one.sharing.rawValue, two.sharing.rawValue),
            Aspect("effects", .effect, list(one.effectNames), list(two.effectNames)),
            Aspect(
                "mainActor", .effect, if: one._inheritsMainActor != inherits,
                mainActor.map { ["\($0) the main actor"] } ?? []),
            Aspect("hooks", .lifetime, list(one.hookNames), list(two.hookNames)),
            Aspect(
                "isDefault", .condition, if: one.isDefault != two.isDefault,
                [two.isDefault ? "now a default" : "no longer a default"]),
            Aspect(
                "needs", .binding, if: !needs.new.isEmpty || !needs.gone.isEmpty || becomesUnknown != nil,
                (becomesUnknown.map { [$0 ? "needs: known → unknown" : "needs: unknown → known"] } ?? [])
                    + sentences(on: needs)
            ),
            Aspect(
                "decorators", .binding, if: olds.filter(news.contains) != news.filter(olds.contains),
                ["decorated in another order"]),
        ]
    }

    private typealias Need = (target: BindingGraph.Binding, kind: BindingGraph.Edge.Kind)

    /// Returns the dependencies that a binding has in one graph only, in the order of its parameters.
    private func changedNeeds(_ position: Int, _ other: Int) -> (new: [Need], gone: [Need]) {
        // An added or removed decorator is one change, not one for each requester.
        func targets(_ side: Side, _ position: Int) -> [(binding: Int, kind: BindingGraph.Edge.Kind)] {
            side.index.outgoing[position].map {
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
            pairing.unmatchedNew.map { (new.graph.bindings[news[$0].binding], news[$0].kind) },
            pairing.unmatchedOld.map { (old.graph.bindings[olds[$0].binding], olds[$0].kind) }
        )
    }

    /// Returns the changed dependencies, with one phrase for a dependency that only has another kind or component.
    private func sentences(on needs: (new: [Need], gone: [Need])) -> [String] {
        var gone: [Need?] = needs.gone
        let sentences = needs.new.map { need in
            let other = gone.firstIndex { old in
                guard let old, old.target.key == need.target.key, need.kind != .collection else { return false }
                return old.kind != need.kind || old.target.component != need.target.component
            }
            guard let other, let old = gone[other] else { return Self.sentence(on: need, isNew: true) }
            gone[other] = nil
            let paths = (self.old.path(of: old.target.component), new.path(of: need.target.component))
            let place = paths.0 == paths.1 ? "" : " of \(paths.1) instead of \(paths.0)"
            let kind = old.kind == need.kind ? "" : ": \(old.kind.rawValue) → \(need.kind.rawValue)"
            return "needs \(need.target.quotedKey)\(place)\(kind)"
        }
        return sentences + gone.compactMap(\.self).map { Self.sentence(on: $0, isNew: false) }
    }

    private static func sentence(on need: Need, isNew: Bool) -> String {
        guard need.kind == .collection else {
            return "\(isNew ? "now" : "no longer") needs \(need.target.quotedKey) (\(need.kind.rawValue))"
        }
        return "element \(isNew ? "added" : "removed")" + (need.target.place.map { ", bound at \($0)" } ?? "")
    }

    /// Returns whether two names are equal, except for a Swift module that only one of them shows.
    static func isSameName(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other, one != other else { return one == other }
        return one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }
}
