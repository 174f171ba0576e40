// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// Returns the graph as a Mermaid flowchart, which GitHub and others draw in Markdown.
    ///
    /// Components are nested boxes; a dotted arrow, labelled with its kind, is a dependency that is resolved after
    /// construction. All names are escaped. By default Mermaid draws at most 500 edges and 50,000 characters: the first
    /// line warns if the text is larger, and ``focused(on:)`` returns a smaller graph.
    ///
    /// Complexity: linear.
    public func mermaid() -> String {
        var language = Mermaid()
        let text = (["flowchart LR"] + Drawing(self).lines(in: &language) + language.styles).joined(separator: "\n")
        let (edges, characters) = (language.edgeCount, text.utf8.count + 1)
        let isLarge = edges > 500 || characters > 50_000
        return
            (isLarge
            ? "%% \(edges) edges, \(characters) characters: Mermaid draws at most 500 and 50000 unless maxEdges and "
                + "maxTextSize are raised\n"
            : "") + text + "\n"
    }
}

private struct Mermaid: DrawingLanguage {
    private(set) var edgeCount: Int = 0
    private var used: Set<String> = []
    /// The nodes of the bindings on the main actor: those with their own effect, and those that inherit it.
    private var onMainActor: (own: [String], inherited: [String]) = ([], [])

    /// The lines that end the drawing: the styles of its nodes.
    var styles: [String] {
        let main = [("mainActor", onMainActor.own), ("inherited", onMainActor.inherited)].filter { !$1.isEmpty }
        let names = used.union(main.map(\.0))
        return main.map { "  class \($1.joined(separator: ",")) \($0)" }
            + Self.classes.filter { names.contains($0.name) }.map { "  classDef \($0.name) \($0.style)" }
    }

    func box(_ component: BindingGraph.Component, at position: Int) -> (begin: [String], end: String) {
        (["subgraph c\(position)[\(Self.quoted(component.longLabel))]"], "end")
    }

    mutating func node(_ binding: BindingGraph.Binding, at position: Int, in drawing: Drawing) -> String {
        let label = Self.quoted(binding.shortLabel, below: binding.drawnTraits.joined(separator: ", "))
        let name = "b\(position)"
        var node = name
        switch binding.kind {
        case _ where drawing.index.componentRooted(in: binding.id) != nil: node += "([\(label)])"
        case "seed", "value": node += "[/\(label)/]"
        case "collection": node += "[[\(label)]]"
        case "decorator": node += "(\(label))"
        case "componentFactory", "assistedFactory", "propertyInjector": node += "{{\(label)}}"
        default: node += "[\(label)]"
        }
        let severity = drawing.severity(of: binding)
        if severity == nil, binding.effects.contains(.onMainActor) { onMainActor.own.append(name) }
        if severity == nil, binding._inheritsMainActor { onMainActor.inherited.append(name) }
        guard severity != nil || binding.sharing != .unshared else { return node }
        let style = severity?.rawValue ?? binding.sharing.rawValue
        used.insert(style)
        return node + ":::\(style)"
    }

    mutating func edge(_ edge: BindingGraph.Edge, from: Int, to: Int) -> String {
        edgeCount += 1
        return "b\(from) \(edge.kind.arrow) b\(to)"
    }

    mutating func unmet(_ need: BindingGraph.UnmetNeed, _ label: String, from: Int, at position: Int) -> [String] {
        let style = need.isMeant ? "absent" : "error"
        used.insert(style)
        edgeCount += 1
        return ["u\(position)[\(Self.quoted(label))]:::\(style)", "b\(from) \(need.kind.arrow) u\(position)"]
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
        switch self {
        case .direct: "-->"
        case .collection: "--o"
        case .optional: "-->|optional|"
        case .componentFactory, .factory, .injector: "-.->"
        case .provider, .lazy, .weak: "-.->|\(rawValue)|"
        }
    }
}
