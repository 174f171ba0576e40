// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// Returns the graph as text: for each component the tree of its root's dependencies.
    ///
    /// A dependency that is resolved later has its kind before the name. After the name are the sharing, the effects, the hooks
    /// and the property that chose among candidates; ◦ marks a binding that is on the main actor only through a dependency or its
    /// sharing. A binding whose dependencies were printed above refers to them instead of repeating them. After the root's tree
    /// follow the bindings created before the root, the bindings that only other components need, and the unneeded ones (without
    /// a root, the ones to request); then the modules under conditions. Very deep trees continue at the margin.
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

private struct TreeWriter {
    /// The number of levels that a line is indented at most, which also limits the recursion.
    private static let depthLimit: Int = 24

    private enum State {
        case unseen, open, done
    }

    private let index: BindingGraph.Index
    private let showsPlaces: Bool
    private let unmet: [String: [BindingGraph.UnmetNeed]]
    private var states: [State]
    private var lines: [String] = []
    private var continued: [Int] = []
    private var usedMarks: Set<String> = []

    init(_ graph: BindingGraph, showsPlaces: Bool) {
        self.showsPlaces = showsPlaces
        index = BindingGraph.Index(graph)
        unmet = Dictionary(grouping: graph.unmetNeeds, by: \.from)
        states = Array(repeating: .unseen, count: graph.bindings.count)
    }

    private var graph: BindingGraph { index.graph }
    private var owners: [Int] { index.owners }

    mutating func write() -> String {
        for (component, members) in index.members.enumerated() where !members.isEmpty {
            writeSection(component, members)
        }
        write("in no component", owners.indices.filter { owners[$0] < 0 })
        let legend = Self.legend.filter { usedMarks.contains($0.mark) }.map { "\($0.mark) \($0.words)" }
        if !legend.isEmpty { lines += ["", legend.joined(separator: "   ")] }
        if let summary = summary() { lines += ["", summary] }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func writeSection(_ component: Int, _ members: [Int]) {
        if !lines.isEmpty { lines.append("") }
        lines.append(headline(graph.components[component], members.count))
        if let root = graph.components[component].root.map(index.position(of:)), root >= 0 {
            write(nil, owners[root] == component ? [root] : [])
        }
        let isNeededFromElsewhere = { (binding: Int) in
            index.incoming[binding].contains { owners[index.ends[$0].from] != component }
        }
        // A decorated binding is listed below its decorator.
        let eager = members.filter { graph.bindings[$0].sharing == .eager }
        let inner = Set(eager.compactMap { graph.bindings[$0].decorates.map(index.position(of:)) })
        let isRootless = graph.components[component].root == nil
        write(isRootless ? "made first" : "made before the root", eager.filter { !inner.contains($0) })
        write("needed by other components", members.filter(isNeededFromElsewhere))
        // First the bindings that nothing needs; the remaining ones are cycles. Without a root, everything may be requested.
        write(
            isRootless ? "requested through an injector" : "not needed",
            members.filter { index.incoming[$0].isEmpty } + members)
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
        writeBranch(root, depth: 0)
        var next = 0
        while next < continued.count {
            let binding = continued[next]
            next += 1
            guard states[binding] == .unseen else { continue }
            lines.append("… continued:")
            writeBranch(binding, depth: 0)
        }
        continued = []
    }

    /// Writes a binding and, if its own section contains it, its dependencies.
    private mutating func writeBranch(
        _ binding: Int, _ words: String = "", in section: Int? = nil, prefix: (own: String, below: String) = ("", ""),
        depth: Int
    ) {
        let section = section ?? owners[binding]
        let isForeign = owners[binding] != section
        // The line of a component's factory names the component instead.
        let needs = isForeign || graph.bindings[binding].kind == "componentFactory" ? [] : index.outgoing[binding]
        let isNew = states[binding] == .unseen && !isForeign
        let isCut = isNew && depth >= Self.depthLimit && !needs.isEmpty
        let mark = needs.isEmpty ? nil : isCut ? "…" : Self.marks[states[binding]]
        lines.append((prefix.own + words + line(binding, mark: mark, isForeign: isForeign)).onOneLine)
        if isCut { continued.append(binding) }
        guard isNew, !isCut else { return }
        states[binding] = .open
        let missing = unmet[graph.bindings[binding].id] ?? []
        for (position, need) in missing.enumerated() {
            let isLast = needs.isEmpty && position == missing.count - 1
            let (mark, remark) = need.isMeant ? ("", "absent") : ("✗ ", "missing")
            let words = "\(mark)\(word(before: need.kind))\(need.key) (\(remark))"
            lines.append((prefix.below + (isLast ? "└─ " : "├─ ") + words).onOneLine)
        }
        for (position, edge) in needs.enumerated() {
            let (own, below) = position == needs.count - 1 ? ("└─ ", "   ") : ("├─ ", "│  ")
            writeBranch(
                index.ends[edge].to, word(before: graph.edges[edge].kind), in: section,
                prefix: (prefix.below + own, prefix.below + below), depth: depth + 1)
        }
        states[binding] = .done
    }

    private func word(before kind: BindingGraph.Edge.Kind) -> String { kind.label.map { $0 + " " } ?? "" }

    /// The marks of bindings with dependencies that are not written again.
    private static let marks: [State: String] = [.open: "↻", .done: "↑"]

    private mutating func line(_ position: Int, mark: String?, isForeign: Bool) -> String {
        let binding = graph.bindings[position]
        var remarks = binding.sharing == .unshared ? [] : [binding.sharing.rawValue]
        remarks += binding.drawnTraits
        if ["value", "seed", "alias"].contains(binding.kind) { remarks.append(binding.kind) }
        if binding.kind == "componentFactory", let built = built(by: position) { remarks.append("builds \(built)") }
        if let words = binding._choiceWords { remarks.append(words) }
        if isForeign { remarks.append("of \(index.component(binding.component)?.name ?? binding.component)") }
        let marks = [binding._inheritsMainActor ? "◦" : nil, mark].compactMap(\.self)
        usedMarks.formUnion(marks)
        return binding.shortLabel + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
            + marks.map { " " + $0 }.joined() + (showsPlaces ? binding.place.map { "   \($0)" } ?? "" : "")
    }

    private static let legend: [(mark: String, words: String)] = [
        ("◦", "inherits the main actor"), ("↑", "dependencies above"), ("↻", "cycle"), ("…", "continued below"),
    ]

    private func built(by binding: Int) -> String? {
        guard let root = index.outgoing[binding].first.map({ index.ends[$0].to }), owners[root] >= 0 else {
            return nil
        }
        return graph.components[owners[root]].name
    }

    private func headline(_ component: BindingGraph.Component, _ count: Int) -> String {
        let place = component.parent.map { ["in \(index.component($0)?.name ?? $0)"] } ?? []
        let words = place + component.details + [count == 1 ? "1 binding" : "\(count) bindings"]
        return "\(component.name): \(words.joined(separator: ", "))".onOneLine
    }

    private func summary() -> String? {
        let parts = ["error", "warning"].compactMap { word -> String? in
            let count = graph.diagnostics.count { $0.severity.rawValue == word }
            return count == 0 ? nil : count == 1 ? "1 \(word)" : "\(count) \(word)s"
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
