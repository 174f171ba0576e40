// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// Returns the graph as a Mermaid flowchart, which GitHub and others draw in Markdown.
    ///
    /// Components are nested boxes; a dotted arrow, labelled with its kind, is a dependency that is resolved after
    /// construction. All names are escaped. By default Mermaid draws at most 500 edges and 50,000 characters: the first
    /// line warns if the text is larger, and ``focused(on:)`` returns a smaller graph.
    ///
    /// Complexity: linear.
    public func mermaid() -> String {
        let drawing = Drawing(self)
        let lines = ["flowchart LR"] + drawing.lines(in: Mermaid()) + Mermaid.styles(in: drawing)
        let text = lines.joined(separator: "\n") + "\n"
        let (edges, characters) = (drawing.edges.count + drawing.unmetNeeds.count, text.utf8.count)
        guard edges > 500 || characters > 50_000 else { return text }
        return "%% \(edges) edges, \(characters) characters: Mermaid draws at most 500 and 50000 unless maxEdges and "
            + "maxTextSize are raised\n" + text
    }
}

private struct Mermaid: DrawingLanguage {
    /// The lines that end a drawing: the styles of its nodes.
    static func styles(in drawing: Drawing) -> [String] {
        let bindings = drawing.index.graph.bindings
        var used = Set(
            bindings.compactMap { style(of: $0, in: drawing) } + drawing.unmetNeeds.map { style(of: $0.need) })
        var lines: [String] = []
        for (style, isMeant) in [
            ("mainActor", { $0.effects.contains(.onMainActor) }), ("inherited", { $0._inheritsMainActor }),
        ] as [(String, (BindingGraph.Binding) -> Bool)] {
            let nodes = bindings.indices.filter { isMeant(bindings[$0]) && drawing.severity(of: bindings[$0]) == nil }
            guard !nodes.isEmpty else { continue }
            lines.append("  class \(nodes.map { "b\($0)" }.joined(separator: ",")) \(style)")
            used.insert(style)
        }
        return lines + classes.filter { used.contains($0.name) }.map { "  classDef \($0.name) \($0.style)" }
    }

    private static func style(of binding: BindingGraph.Binding, in drawing: Drawing) -> String? {
        drawing.severity(of: binding)?.rawValue ?? (binding.sharing == .unshared ? nil : binding.sharing.rawValue)
    }

    private static func style(of need: BindingGraph.UnmetNeed) -> String { need.isMeant ? "absent" : "error" }

    func box(_ component: BindingGraph.Component, at position: Int) -> (begin: [String], end: String) {
        (["subgraph c\(position)[\(Self.quoted(component.longLabel))]"], "end")
    }

    func node(_ binding: BindingGraph.Binding, at position: Int, in drawing: Drawing) -> String {
        let label = Self.quoted(binding.shortLabel, below: binding.drawnTraits.joined(separator: ", "))
        let (begin, end) =
            switch binding.kind {
            case _ where drawing.index.componentRooted(in: binding.id) != nil: ("([", "])")
            case "seed", "value": ("[/", "/]")
            case "collection": ("[[", "]]")
            case "decorator": ("(", ")")
            case "componentFactory", "assistedFactory", "propertyInjector": ("{{", "}}")
            default: ("[", "]")
            }
        let style = Self.style(of: binding, in: drawing).map { ":::" + $0 } ?? ""
        return "b\(position)\(begin)\(label)\(end)\(style)"
    }

    func edge(_ edge: BindingGraph.Edge, from: Int, to: Int) -> String { "b\(from) \(edge.kind.arrow) b\(to)" }

    func unmet(_ need: BindingGraph.UnmetNeed, _ label: String, from: Int, at position: Int) -> [String] {
        [
            "u\(position)[\(Self.quoted(label))]:::\(Self.style(of: need))",
            "b\(from) \(need.kind.arrow) u\(position)",
        ]
    }

    private static let classes: [(name: String, style: String)] = [
        ("shared", "fill:#dbeafe,stroke:#3b82f6,color:#0f172a"),
        ("eager", "fill:#bfdbfe,stroke:#1d4ed8,color:#0f172a"),
        ("weak", "fill:#f1f5f9,stroke:#64748b,color:#0f172a,stroke-dasharray:4"),
        ("mainActor", "stroke:#7c3aed,stroke-width:2px"),
        ("inherited", "stroke:#c4b5fd"),
        ("warning", "fill:#fef3c7,stroke:#d97706,color:#0f172a"),
        ("error", "fill:#fee2e2,stroke:#dc2626,color:#0f172a"),
        ("absent", "fill:#f8fafc,stroke:#94a3b8,color:#475569,stroke-dasharray:4"),
    ]

    /// A quoted label, with entities for characters that are special in Mermaid, Markdown or HTML, and a line below it.
    private static func quoted(_ text: String, below words: String = "") -> String {
        var result = "\""
        for scalar in text.onOneLine.unicodeScalars {
            switch scalar {
            case "\"", "#", "$", "&", "<", ">", "`", "*", "_", "\\", "%", ";", "{", "}": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + (words.isEmpty ? "" : "<br>" + words) + "\""
    }
}

extension BindingGraph.Edge.Kind {
    fileprivate var arrow: String {
        (isDeferred ? "-.->" : self == .collection ? "--o" : "-->") + (label.map { "|\($0)|" } ?? "")
    }
}
