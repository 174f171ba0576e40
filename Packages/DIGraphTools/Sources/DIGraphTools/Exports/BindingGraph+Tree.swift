// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

extension BindingGraph {
    /// Returns the graph as text: for each component the tree of its root's dependencies.
    ///
    /// A dependency that is resolved later has its kind before the name. After the name are the sharing, the effects,
    /// the hooks and the property that chose among candidates; ◦ marks a binding that is on the main actor only because of a dependency or its sharing. A binding whose
    /// dependencies were printed above refers to them instead of repeating them. After the root's tree follow the bindings
    /// that are created before the root, the bindings that only other components need, and those that are
    /// not needed, which in a graph without a root are the ones to request; then the modules that a condition decides about. Very deep trees continue at the margin.
    ///
    /// ```text
    /// AppComponent: scope Singleton, 4 bindings
    /// CoffeeShop
    /// ├─ CoffeeMaker
    /// │  ├─ lazy Heater (shared)
    /// │  └─ Pump
    /// └─ ComponentFactory<OrderComponent> (builds OrderComponent)
    /// ```
    ///
    /// - Parameter places: Whether to end each line with the place of its binding.
    /// - Returns: The lines, each ending with a line break.
    /// - Complexity: Linear in the graph.
    public func tree(places: Bool = false) -> String {
        var writer = TreeWriter(self, showsPlaces: places)
        return writer.write()
    }
}

/// Writes the trees of all components, without recursion.
private struct TreeWriter {
    /// The number of levels that a line is indented at most.
    private static let depthLimit: Int = 24

    private enum State {
        case unseen, open, done
    }

    private struct Item {
        let binding: Int
        let words: String
        /// The indentation of the line, and of the lines of its dependencies.
        let prefix: (own: String, below: String)
        let depth: Int
        /// Whether this only marks the end of the binding's dependencies.
        var isEnd: Bool = false
    }

    private let index: BindingGraph.Index
    private let showsPlaces: Bool
    private let owners: [Int]
    private let unmet: [String: [BindingGraph.UnmetNeed]]
    private var states: [State]
    private var lines: [String] = []
    private var continued: [Int] = []
    private var marks: Set<String> = []

    init(_ graph: BindingGraph, showsPlaces: Bool) {
        self.showsPlaces = showsPlaces
        let index = BindingGraph.Index(graph)
        self.index = index
        owners = graph.bindings.map { index.position(ofComponent: $0.component) }
        unmet = Dictionary(grouping: graph.unmetNeeds, by: \.from)
        states = Array(repeating: .unseen, count: graph.bindings.count)
    }

    private var graph: BindingGraph { index.graph }

    mutating func write() -> String {
        var members: [[Int]] = Array(repeating: [], count: graph.components.count)
        var strays: [Int] = []
        for (binding, owner) in owners.enumerated() {
            if owner >= 0 { members[owner].append(binding) } else { strays.append(binding) }
        }
        let needed = reached()
        for component in graph.components.indices where !members[component].isEmpty {
            writeSection(component, members[component], needed)
        }
        write("in no component", strays)
        let legend = Self.legend.filter { marks.contains($0.mark) }.map { "\($0.mark) \($0.words)" }
        if !legend.isEmpty { lines += ["", legend.joined(separator: "   ")] }
        if let summary = summary() { lines += ["", summary] }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func writeSection(_ component: Int, _ members: [Int], _ needed: [Bool]) {
        if !lines.isEmpty { lines.append("") }
        lines.append(headline(graph.components[component], members.count))
        if let root = graph.components[component].root.map(index.position(of:)), root >= 0 {
            write(nil, owners[root] == component ? [root] : [])
        }
        let isNeededFromElsewhere = { (binding: Int) in
            index.uses(at: binding).contains { owners[index.ends[$0].from] != component }
        }
        // A decorator comes before what it decorates, which is then below it.
        let eager = members.filter { graph.bindings[$0].sharing == .eager }
        let inner = Set(eager.compactMap { graph.bindings[$0].decorates.map(index.position(of:)) })
        let isRootless = graph.components[component].root == nil
        write(isRootless ? "made first" : "made before the root", eager.filter { !inner.contains($0) })
        write("needed by other components", members.filter(isNeededFromElsewhere))
        let idle = members.filter { !needed[$0] }
        // First the bindings that no other idle binding needs; those that remain are cycles.
        // Where there is no root, everything may be requested.
        write(
            isRootless ? "requested through an injector" : "not needed",
            idle.filter { index.uses(at: $0).isEmpty } + idle)
        write("others", members)
        let choices = graph.choices.filter { $0.component == graph.components[component].id }
        if !choices.isEmpty { lines += ["", "choices:"] + choices.map { line($0) } }
    }

    private func line(_ choice: BindingGraph.Choice) -> String {
        let place = choice.place.map { showsPlaces ? "   \($0)" : "" } ?? ""
        return "\(choice.module ?? choice.quotedModule): \(choice.outcome)\(place)".onOneLine
    }

    /// Writes the trees of the bindings that are in no tree yet.
    private mutating func write(_ heading: String?, _ bindings: [Int]) {
        var heading = heading
        for binding in bindings where states[binding] == .unseen {
            if let words = heading { lines += ["", "\(words):"] }
            heading = nil
            writeTree(of: binding)
        }
    }

    private mutating func writeTree(of root: Int) {
        write(Item(binding: root, words: "", prefix: ("", ""), depth: 0))
        var next = 0
        while next < continued.count {
            let binding = continued[next]
            next += 1
            guard states[binding] == .unseen else { continue }
            lines.append("… continued:")
            write(Item(binding: binding, words: "", prefix: ("", ""), depth: 0))
        }
        continued = []
    }

    private mutating func write(_ first: Item) {
        var stack = [first]
        let section = owners[first.binding]
        while let item = stack.popLast() {
            if item.isEnd {
                states[item.binding] = .done
                continue
            }
            let below = owners[item.binding] == section ? needs(of: item.binding) : []
            let isNew = states[item.binding] == .unseen
            let isCut = isNew && item.depth >= Self.depthLimit && !below.isEmpty
            writeLine(item, hasMore: !below.isEmpty, isForeign: owners[item.binding] != section, isCut: isCut)
            if isCut {
                continued.append(item.binding)
            } else if isNew, owners[item.binding] == section {
                states[item.binding] = .open
                stack.append(Item(binding: item.binding, words: "", prefix: ("", ""), depth: 0, isEnd: true))
                push(below, of: item, to: &stack)
            }
        }
    }

    /// Pushes the dependencies of a binding, the last one first, and writes those without a binding immediately.
    private mutating func push(_ needs: [(binding: Int, words: String)], of item: Item, to stack: inout [Item]) {
        let missing = unmet[graph.bindings[item.binding].id] ?? []
        for (position, need) in missing.enumerated() {
            let isLast = needs.isEmpty && position == missing.count - 1
            writeAbsence(need, after: item.prefix.below + (isLast ? "└─ " : "├─ "))
        }
        for (position, need) in needs.enumerated().reversed() {
            let isLast = position == needs.count - 1
            stack.append(
                Item(
                    binding: need.binding, words: need.words,
                    prefix: (
                        item.prefix.below + (isLast ? "└─ " : "├─ "), item.prefix.below + (isLast ? "   " : "│  ")
                    ), depth: item.depth + 1))
        }
    }

    private mutating func writeAbsence(_ need: BindingGraph.UnmetNeed, after prefix: String) {
        let mark = need.isMeant ? "" : "✗ "
        let remark = need.isMeant ? "absent" : "missing"
        lines.append(prefix + "\(mark)\(need.kind.prefix)\(need.key) (\(remark))".onOneLine)
    }

    /// The dependencies of a binding; none for the factory of a component, whose line names the component.
    private func needs(of binding: Int) -> [(binding: Int, words: String)] {
        guard graph.bindings[binding].kind != "componentFactory" else { return [] }
        return index.needs(at: binding).map { edge in
            (index.ends[edge].to, graph.edges[edge].kind.prefix)
        }
    }

    private mutating func writeLine(_ item: Item, hasMore: Bool, isForeign: Bool, isCut: Bool) {
        let binding = graph.bindings[item.binding]
        var remarks: [String] = []
        if binding.sharing != .unshared { remarks.append(binding.sharing.rawValue) }
        remarks += binding.drawnTraits
        if ["value", "seed", "alias"].contains(binding.kind) { remarks.append(binding.kind) }
        if binding.kind == "componentFactory", let built = built(by: item.binding) { remarks.append("builds \(built)") }
        if let words = binding._choiceWords { remarks.append(words) }
        if isForeign { remarks.append("of \(index.component(binding.component)?.name ?? binding.component)") }
        var line = item.prefix.own + item.words + binding.shortLabel
        if !remarks.isEmpty { line += " (\(remarks.joined(separator: ", ")))" }
        var marks = binding._inheritsMainActor ? ["◦"] : []
        if hasMore, !isForeign {
            if isCut { marks.append("…") }
            switch states[item.binding] {
            case .unseen: break
            case .open: marks.append("↻")
            case .done: marks.append("↑")
            }
        }
        line += marks.map { " " + $0 }.joined()
        self.marks.formUnion(marks)
        if showsPlaces, let place = binding.place { line += "   \(place)" }
        lines.append(line.onOneLine)
    }

    private static let legend: [(mark: String, words: String)] = [
        ("◦", "inherits the main actor"), ("↑", "dependencies above"), ("↻", "cycle"), ("…", "continued below"),
    ]

    /// The name of the component that a factory builds.
    private func built(by binding: Int) -> String? {
        guard let root = index.needs(at: binding).first.map({ index.ends[$0].to }), owners[root] >= 0 else {
            return nil
        }
        return graph.components[owners[root]].name
    }

    private func headline(_ component: BindingGraph.Component, _ count: Int) -> String {
        var words: [String] = []
        if let parent = component.parent { words.append("in \(index.component(parent)?.name ?? parent)") }
        words += component.details
        words.append(count == 1 ? "1 binding" : "\(count) bindings")
        return "\(component.name): \(words.joined(separator: ", "))".onOneLine
    }

    private func summary() -> String? {
        let errors = graph.diagnostics.count { $0.severity == .error }
        let warnings = graph.diagnostics.count { $0.severity == .warning }
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { count, word in
            count == 1 ? "1 \(word)" : "\(count) \(word)s"
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// For each binding whether it is reachable from a root of any component, or from a binding created before a root.
    private func reached() -> [Bool] {
        var reached = Array(repeating: false, count: graph.bindings.count)
        var queue = graph.components.compactMap(\.root).map(index.position(of:)).filter { $0 >= 0 }
        queue += graph.bindings.indices.filter { graph.bindings[$0].sharing == .eager }
        for binding in queue { reached[binding] = true }
        var next = 0
        while next < queue.count {
            for edge in index.needs(at: queue[next]) where !reached[index.ends[edge].to] {
                reached[index.ends[edge].to] = true
                queue.append(index.ends[edge].to)
            }
            next += 1
        }
        return reached
    }
}

extension BindingGraph.Edge.Kind {
    /// The kind before the name of a dependency; empty if the name shows it.
    fileprivate var prefix: String {
        switch self {
        case .direct, .collection, .componentFactory, .factory, .injector: ""
        case .provider, .lazy, .weak, .optional: rawValue + " "
        }
    }
}
