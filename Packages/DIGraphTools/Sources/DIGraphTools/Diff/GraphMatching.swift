// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The components and bindings of one graph, matched with those of another.
///
/// Matching is symmetric, so that the reversed diff is the diff of the graphs in the other order: a binding with
/// several candidates is matched by its place, then by its order, or stays unmatched. Linear, except for sorting.
struct GraphMatching {
    let old: Side
    let new: Side
    private(set) var components: Pairs
    private(set) var bindings: Pairs

    /// A graph with the properties that are compared.
    struct Side {
        let index: BindingGraph.Index
        /// For each component the position of its parent; -1 for none.
        let parents: [Int]
        let children: [Int: [Int]]
        /// For each binding the position of its component; -1 for none.
        let owners: [Int]
        let names: [String]
        /// The decorator around each decorated binding.
        private let outer: [Int: Int]

        init(_ graph: BindingGraph) {
            let index = BindingGraph.Index(graph)
            self.index = index
            parents = graph.components.map { $0.parent.map(index.position(ofComponent:)) ?? -1 }
            var children: [Int: [Int]] = [:]
            for (position, parent) in parents.enumerated() { children[parent, default: []].append(position) }
            self.children = children
            owners = graph.bindings.map { index.position(ofComponent: $0.component) }
            names = graph.bindings.map { String($0.fullName) }
            var outer: [Int: Int] = [:]
            for (position, binding) in graph.bindings.enumerated() {
                if let inner = binding.decorates { outer[index.position(of: inner)] = position }
            }
            self.outer = outer
        }

        /// Returns the decorators of a binding, outwards; none for a decorator.
        func decorators(of binding: Int) -> [Int] {
            guard !outer.isEmpty, graph.bindings[binding].decorates == nil else { return [] }
            var decorators: [Int] = []
            while let next = outer[decorators.last ?? binding] { decorators.append(next) }
            return decorators
        }

        var graph: BindingGraph { index.graph }

        /// Returns for each component its names from the root component down.
        func paths() -> [String: String] {
            var paths: [String: String] = [:]
            for position in parents.indices {
                // A parent precedes its children, unless the graph was built by hand.
                var open: [Int] = []
                var next = position
                while next >= 0, paths[graph.components[next].id] == nil, open.count <= parents.count {
                    open.append(next)
                    next = parents[next]
                }
                for component in open.reversed().map({ graph.components[$0] }) {
                    let parent = component.parent.flatMap { paths[$0] }
                    paths[component.id] = (parent.map { $0 + "/" } ?? "") + component.name
                }
            }
            return paths
        }
    }

    /// Positions in one graph, matched with those in another.
    struct Pairs {
        private(set) var new: [Int]
        private(set) var old: [Int]

        init(_ oldCount: Int, _ newCount: Int) {
            new = Array(repeating: -1, count: oldCount)
            old = Array(repeating: -1, count: newCount)
        }

        mutating func add(_ one: Int, _ other: Int) {
            new[one] = other
            old[other] = one
        }

        var unmatchedOld: [Int] { new.indices.filter { new[$0] < 0 } }
        var unmatchedNew: [Int] { old.indices.filter { old[$0] < 0 } }
    }

    /// Matches two graphs.
    init(_ old: BindingGraph, _ new: BindingGraph) {
        self.old = Side(old)
        self.new = Side(new)
        components = Pairs(old.components.count, new.components.count)
        bindings = Pairs(old.bindings.count, new.bindings.count)
        matchComponents()
        matchBindings()
    }

    /// Positions in both graphs that have the same key.
    private typealias Group = (old: [Int], new: [Int])

    /// Groups positions that have the same key on both sides; positions without a key are left out.
    private func groups<Key: Hashable>(
        _ olds: [Int], _ news: [Int], _ key: (Side, Int, _ isOld: Bool) -> Key?
    ) -> [Key: Group] {
        var groups: [Key: Group] = [:]
        for position in olds {
            if let key = key(old, position, true) { groups[key, default: ([], [])].old.append(position) }
        }
        for position in news {
            if let key = key(new, position, false) { groups[key]?.new.append(position) }
        }
        return groups.filter { !$0.value.new.isEmpty }
    }
}

// MARK: - Components

extension GraphMatching {
    /// Matches from the root down by type, then components with another name but the same root, then with another
    /// parent.
    private mutating func matchComponents() {
        matchChildren(of: [(-1, -1)])
        let moved = groups(components.unmatchedOld, components.unmatchedNew) { side, position, _ in
            Self.typeName(position, side)
        }
        var pairs: [(Int, Int)] = []
        for case let (olds, news) in moved.values where olds.count == 1 && news.count == 1 {
            components.add(olds[0], news[0])
            pairs.append((olds[0], news[0]))
        }
        matchChildren(of: pairs)
    }

    private mutating func matchChildren(of pairs: [(Int, Int)]) {
        var queue = pairs
        var next = 0
        while next < queue.count {
            let (parent, other) = queue[next]
            next += 1
            matchChildren(of: parent, other) { side, child, _ in Self.typeName(child, side) }
            matchChildren(of: parent, other, onlyAlone: true) { side, child, _ in Self.rootPlace(child, side) }
            matchChildren(of: parent, other, onlyAlone: true) { side, child, _ in Self.rootName(child, side) }
            for child in old.children[parent] ?? [] where components.new[child] >= 0 {
                if new.parents[components.new[child]] == other { queue.append((child, components.new[child])) }
            }
        }
    }

    private mutating func matchChildren<Key: Hashable>(
        of parent: Int, _ other: Int, onlyAlone: Bool = false, by key: (Side, Int, Bool) -> Key?
    ) {
        let olds = (old.children[parent] ?? []).filter { components.new[$0] < 0 }
        let news = (new.children[other] ?? []).filter { components.old[$0] < 0 }
        guard !olds.isEmpty, !news.isEmpty else { return }
        for (olds, news) in groups(olds, news, key).values {
            if onlyAlone, olds.count > 1 || news.count > 1 { continue }
            for (one, other) in zip(olds, news) { components.add(one, other) }
        }
    }

    /// The name of a component's type with its module, if the id has it.
    private static func typeName(_ position: Int, _ side: Side) -> String {
        let component = side.graph.components[position]
        var name = component.id[...]
        if let parent = component.parent {
            guard name.hasPrefix(parent + "/") else { return component.name }
            name = name.dropFirst(parent.count + 1)
        }
        guard let number = name.lastIndex(of: "#"), name[number...].dropFirst().allSatisfy(\.isWholeNumber) else {
            return String(name)
        }
        return String(name[..<number])
    }

    private static func rootPlace(_ position: Int, _ side: Side) -> Place? {
        side.graph.components[position].root.flatMap(side.index.binding)?.place
    }

    private static func rootName(_ position: Int, _ side: Side) -> String? {
        side.graph.components[position].root.flatMap(side.index.binding).map { String($0.fullName) }
    }
}

// MARK: - Bindings

extension GraphMatching {
    /// The component and the name of a binding.
    private struct Name: Hashable {
        let component: Int
        let name: String
        let kind: String
    }
    /// The component and the place of a binding.
    private struct Line: Hashable {
        let component: Int
        let kind: String
        let place: Place?
    }
    /// The dependencies and the requesters of a binding.
    private struct Neighbours: Hashable {
        let component: Int
        let kind: String
        let file: String
        let needs: Set<Neighbour>
        let uses: Set<Neighbour>
    }
    private struct Neighbour: Hashable {
        let binding: Int
        let kind: BindingGraph.Edge.Kind
    }

    private mutating func matchBindings() {
        matchBindings(all: true) { matching, side, position, isOld in
            let component = matching.component(of: position, side, isOld)
            return component.map { Name(component: $0, name: side.names[position], kind: "") }
        }
        matchBindings { _, side, position, _ -> Name? in
            // A seed belongs to its component: one of the same type elsewhere is another.
            let kind = side.graph.bindings[position].kind
            return kind == "seed" ? nil : Name(component: -1, name: side.names[position], kind: kind)
        }
        matchBindings { matching, side, position, isOld -> Line? in
            let binding = side.graph.bindings[position]
            guard let component = matching.component(of: position, side, isOld) else { return nil }
            guard binding.place != nil || binding.kind == "seed" else { return nil }
            return Line(component: component, kind: binding.kind, place: binding.place)
        }
        matchBindings { matching, side, position, isOld in matching.neighbours(of: position, side, isOld) }
    }

    /// Matches bindings with the same key: those that are unique, or all of them, by place and order.
    private mutating func matchBindings<Key: Hashable>(
        all: Bool = false, by key: (GraphMatching, Side, Int, Bool) -> Key?
    ) {
        let found = groups(bindings.unmatchedOld, bindings.unmatchedNew) { key(self, $0, $1, $2) }
        for (olds, news) in found.values {
            if olds.count == 1, news.count == 1 {
                bindings.add(olds[0], news[0])
            } else if all {
                matchByPlace(olds, news)
            } else {
                matchAlone(olds, news) { side, position in side.graph.bindings[position].place }
            }
        }
    }

    private mutating func matchByPlace(_ olds: [Int], _ news: [Int]) {
        matchAlone(olds, news) { side, position in side.graph.bindings[position].place }
        matchInOrder(olds, news) { side, position in side.graph.bindings[position].place?.fileID }
        matchInOrder(olds, news) { _, _ in 0 }
    }

    private mutating func matchAlone<Key: Hashable>(_ olds: [Int], _ news: [Int], by key: (Side, Int) -> Key?) {
        let olds = olds.filter { bindings.new[$0] < 0 }
        let news = news.filter { bindings.old[$0] < 0 }
        for (olds, news) in groups(olds, news, { side, position, _ in key(side, position) }).values
        where olds.count == 1 && news.count == 1 {
            bindings.add(olds[0], news[0])
        }
    }

    private mutating func matchInOrder<Key: Hashable>(_ olds: [Int], _ news: [Int], by key: (Side, Int) -> Key?) {
        let olds = olds.filter { bindings.new[$0] < 0 }
        let news = news.filter { bindings.old[$0] < 0 }
        for (olds, news) in groups(olds, news, { side, position, _ in key(side, position) }).values {
            for (one, other) in zip(Self.byLine(olds, old), Self.byLine(news, new)) { bindings.add(one, other) }
        }
    }

    private static func byLine(_ positions: [Int], _ side: Side) -> [Int] {
        positions._sorted { one, other in
            let left = side.graph.bindings[one].place?.line ?? 0
            let right = side.graph.bindings[other].place?.line ?? 0
            return left == right ? one < other : left < right
        }
    }

    /// Returns the position in the new graph of a binding's component; nil if that is only in one of the graphs.
    private func component(of binding: Int, _ side: Side, _ isOld: Bool) -> Int? {
        let owner = side.owners[binding]
        guard owner >= 0 else { return nil }
        let component = isOld ? components.new[owner] : components.old[owner] < 0 ? -1 : owner
        return component < 0 ? nil : component
    }

    /// Returns the dependencies and requesters of a binding, if all of them are matched and there is a requester.
    private func neighbours(of position: Int, _ side: Side, _ isOld: Bool) -> Neighbours? {
        let binding = side.graph.bindings[position]
        guard let component = component(of: position, side, isOld), let file = binding.place?.fileID else { return nil }
        func known(_ edge: Int, _ other: Int) -> Neighbour? {
            let binding = isOld ? bindings.new[other] : bindings.old[other] < 0 ? -1 : other
            return binding < 0 ? nil : Neighbour(binding: binding, kind: side.graph.edges[edge].kind)
        }
        let needs = side.index.needs(at: position).map { known($0, side.index.ends[$0].to) }
        let uses = side.index.uses(at: position).map { known($0, side.index.ends[$0].from) }
        guard !uses.isEmpty, !needs.contains(nil), !uses.contains(nil) else { return nil }
        return Neighbours(
            component: component, kind: binding.kind, file: file, needs: Set(needs.compactMap(\.self)),
            uses: Set(uses.compactMap(\.self)))
    }
}
