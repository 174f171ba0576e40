// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

extension BindingGraph {
    /// Returns the graph as a Mermaid flowchart, which GitHub and others draw in Markdown.
    ///
    /// Components are nested boxes; a dotted arrow, labelled with its kind, is a dependency that is resolved after
    /// construction. All names are escaped. By default Mermaid draws at most 500 edges and 50,000 characters: the first
    /// line warns if the text is larger, and ``focused(on:)`` returns a smaller graph.
    ///
    /// Complexity: linear.
    public func mermaid() -> String {
        var writer = MermaidWriter(self)
        return writer.write()
    }
}

/// Writes a graph as a Mermaid flowchart.
private struct MermaidWriter: ~Copyable {
    /// The limits of Mermaid's default configuration.
    private static let limits: (edges: Int, characters: Int) = (500, 50_000)

    private let index: BindingGraph.Index
    private let marks: DiagnosticMarks
    private var lines: [String] = ["flowchart LR"]
    private var indentation: String = "  "
    private var used: Set<String> = []
    private var edgeCount: Int = 0
    /// The nodes of the bindings on the main actor: those with their own effect, and those that inherit it.
    private var onMainActor: (own: [String], inherited: [String]) = ([], [])

    init(_ graph: BindingGraph) {
        index = BindingGraph.Index(graph)
        marks = DiagnosticMarks(graph)
    }

    private var graph: BindingGraph { index.graph }

    mutating func write() -> String {
        for step in ComponentNesting(index).steps {
            switch step {
            case .open(let component): open(component)
            case .close:
                indentation.removeLast(2)
                lines.append(indentation + "end")
            }
        }
        for binding in graph.bindings where index.component(binding.component) == nil { writeNode(binding) }
        for (position, edge) in graph.edges.enumerated() {
            let (from, to) = index.ends[position]
            guard from >= 0, to >= 0 else { continue }
            writeEdge("b\(from)", "b\(to)", edge.kind)
        }
        for (position, need) in graph.unmetNeeds.enumerated() {
            let from = index.position(of: need.from)
            guard from >= 0 else { continue }
            let style = need.isMeant ? "absent" : "error"
            used.insert(style)
            let label = Self.quoted(need.isMeant ? "no \(need.key)" : "\(need.key) is missing")
            lines.append("  u\(position)[\(label)]:::\(style)")
            writeEdge("b\(from)", "u\(position)", need.kind)
        }
        for (name, nodes) in [("mainActor", onMainActor.own), ("inherited", onMainActor.inherited)] where !nodes.isEmpty
        {
            used.insert(name)
            lines.append("  class \(nodes.joined(separator: ",")) \(name)")
        }
        for (name, style) in Self.classes where used.contains(name) { lines.append("  classDef \(name) \(style)") }
        return warning() + lines.joined(separator: "\n") + "\n"
    }

    private mutating func open(_ position: Int) {
        let component = graph.components[position]
        lines.append("\(indentation)subgraph c\(position)[\(Self.quoted(component.longLabel))]")
        indentation += "  "
        for binding in index.bindings(in: component.id) { writeNode(binding) }
    }

    private mutating func writeNode(_ binding: BindingGraph.Binding) {
        let label = Self.quoted(binding.shortLabel, below: binding.drawnTraits.joined(separator: ", "))
        let name = "b\(index.position(of: binding.id))"
        var node = name
        switch binding.kind {
        case _ where index.componentRooted(in: binding.id) != nil: node += "([\(label)])"
        case "seed", "value": node += "[/\(label)/]"
        case "collection": node += "[[\(label)]]"
        case "decorator": node += "(\(label))"
        case "componentFactory", "assistedFactory", "propertyInjector": node += "{{\(label)}}"
        default: node += "[\(label)]"
        }
        let style =
            switch marks.severity(of: binding) {
            case .error?: "error"
            case .warning?: "warning"
            default: binding.sharing.rawValue
            }
        if Self.classes.contains(where: { $0.name == style }) {
            used.insert(style)
            node += ":::\(style)"
        }
        if style != "error", style != "warning" {
            if binding.effects.contains(.onMainActor) { onMainActor.own.append(name) }
            if binding._inheritsMainActor { onMainActor.inherited.append(name) }
        }
        lines.append(indentation + node)
    }

    private mutating func writeEdge(_ from: String, _ to: String, _ kind: BindingGraph.Edge.Kind) {
        edgeCount += 1
        switch kind {
        case .direct: lines.append("  \(from) --> \(to)")
        case .collection: lines.append("  \(from) --o \(to)")
        case .optional: lines.append("  \(from) -->|optional| \(to)")
        case .componentFactory, .factory, .injector: lines.append("  \(from) -.-> \(to)")
        case .provider, .lazy, .weak: lines.append("  \(from) -.->|\(kind.rawValue)| \(to)")
        }
    }

    private func warning() -> String {
        let characters = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        guard edgeCount > Self.limits.edges || characters > Self.limits.characters else { return "" }
        return "%% \(edgeCount) edges, \(characters) characters: Mermaid draws at most \(Self.limits.edges) and "
            + "\(Self.limits.characters) unless maxEdges and maxTextSize are raised\n"
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
