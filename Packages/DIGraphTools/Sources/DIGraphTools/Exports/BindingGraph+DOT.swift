// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

extension BindingGraph {
    /// Returns the graph in DOT, the language of Graphviz: a cluster for each component inside its parent's, and a
    /// legend.
    ///
    /// The style of a line shows the kind of the dependency, the fill of a node how its instances are shared, and a violet
    /// frame the main actor, lighter where it is inherited. A decorator has a double frame. Effects and hooks are below the name. Missing bindings and
    /// bindings with errors or warnings are marked. All names are escaped. Draw it with `dot -Tsvg`.
    ///
    /// - Parameter legend: Whether to explain the line styles and fills that occur.
    /// - Returns: The text of a `digraph`.
    /// - Complexity: Linear in the graph.
    public func dot(legend: Bool = true) -> String {
        var writer = DOTWriter(self)
        return writer.write(legend: legend)
    }
}

/// Writes a graph in DOT.
private struct DOTWriter: ~Copyable {
    private let index: BindingGraph.Index
    private let marks: DiagnosticMarks
    private var lines: [String] = []
    private var indentation: String = "  "

    init(_ graph: BindingGraph) {
        index = BindingGraph.Index(graph)
        marks = DiagnosticMarks(graph)
    }

    private var graph: BindingGraph { index.graph }

    mutating func write(legend: Bool) -> String {
        lines = [
            "digraph \(Self.quoted(graph.components.first?.name ?? "graph")) {",
            "  graph [rankdir=LR, fontname=\"Helvetica\", fontsize=11, nodesep=0.12, ranksep=0.5, newrank=true];",
            "  node [fontname=\"Helvetica\", fontsize=10, height=0.25, margin=\"0.1,0.04\"];",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#ffffff\", color=\"#64748b\"];",
            "  edge [color=\"#475569\", arrowsize=0.6, fontname=\"Helvetica\", fontsize=8];",
        ]
        for step in ComponentNesting(index).steps {
            switch step {
            case .open(let component): open(component)
            case .close:
                indentation.removeLast(2)
                lines.append(indentation + "}")
            }
        }
        for binding in graph.bindings where index.component(binding.component) == nil { writeNode(binding) }
        for (position, edge) in graph.edges.enumerated() {
            let (from, to) = index.ends[position]
            guard from >= 0, to >= 0 else { continue }
            lines.append("  \(Self.quoted(edge.from)) -> \(Self.quoted(edge.to))\(Self.attributes(edge.kind.style));")
        }
        for (position, need) in graph.unmetNeeds.enumerated() { writeUnmet(need, position) }
        if legend { writeLegend() }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private mutating func open(_ position: Int) {
        let component = graph.components[position]
        lines.append("\(indentation)subgraph \(Self.quoted("cluster_" + component.id)) {")
        indentation += "  "
        lines.append(
            indentation + "label=\(Self.quoted(component.longLabel.onOneLine)); labeljust=l; style=\"rounded\"; "
                + "color=\"#94a3b8\"; fontcolor=\"#334155\";")
        for binding in index.bindings(in: component.id) { writeNode(binding) }
    }

    private mutating func writeNode(_ binding: BindingGraph.Binding) {
        let lines = [binding.shortLabel.onOneLine, binding.drawnTraits.joined(separator: ", ")].filter { !$0.isEmpty }
        var attributes = [("label", lines.joined(separator: "\n"))]
        if let place = binding.place { attributes.append(("tooltip", "\(place)")) }
        switch binding.kind {
        case "seed", "value": attributes.append(("shape", "ellipse"))
        case "collection": attributes.append(("shape", "folder"))
        case "decorator": attributes.append(("peripheries", "2"))
        case "componentFactory", "assistedFactory", "propertyInjector": attributes.append(("shape", "component"))
        default: break
        }
        if let fill = Self.fills[binding.sharing] { attributes.append(("fillcolor", fill)) }
        if binding.sharing == .weak { attributes.append(("style", "rounded,filled,dashed")) }
        if index.componentRooted(in: binding.id) != nil { attributes.append(("penwidth", "2")) }
        switch marks.severity(of: binding) {
        case .error?: attributes.append(("color", "#dc2626"))
        case .warning?: attributes.append(("color", "#d97706"))
        default:
            if let color = Self.mainActorColor(of: binding) { attributes.append(("color", color)) }
        }
        self.lines.append("\(indentation)\(Self.quoted(binding.id))\(Self.attributes(attributes));")
    }

    private mutating func writeUnmet(_ need: BindingGraph.UnmetNeed, _ position: Int) {
        guard index.position(of: need.from) >= 0 else { return }
        let id = Self.quoted("unmet \(position)")
        let label = need.isMeant ? "no \(need.key)" : "\(need.key) is missing"
        let color = need.isMeant ? "#94a3b8" : "#dc2626"
        lines.append(
            "  \(id)"
                + Self.attributes([("label", label.onOneLine), ("style", "dashed"), ("color", color)]) + ";")
        lines.append("  \(Self.quoted(need.from)) -> \(id)\(Self.attributes(need.kind.style + [("color", color)]));")
    }

    private mutating func writeLegend() {
        let used = Set(graph.edges.map(\.kind))
        let kinds = BindingGraph.Edge.Kind.allCases.filter(used.contains)
        let sharings = SharingPolicy.allCases.filter { sharing in
            sharing != .unshared && graph.bindings.contains { $0.sharing == sharing }
        }
        let colors = Set(graph.bindings.compactMap(Self.mainActorColor))
        guard !kinds.isEmpty || !sharings.isEmpty || !colors.isEmpty else { return }
        lines += ["  subgraph \"cluster legend\" {", "    label=\"Legend\"; labeljust=l; style=\"rounded,dotted\";"]
        for kind in kinds {
            let ends = ["legend \(kind.rawValue) from", "legend \(kind.rawValue) to"].map(Self.quoted)
            for end in ends { lines.append("    \(end) [shape=point, width=0.05, label=\"\"];") }
            let label = [("label", kind.rawValue)]
            lines.append("    \(ends[0]) -> \(ends[1])\(Self.attributes(kind.style + label));")
        }
        for sharing in sharings {
            let style = sharing == .weak ? [("style", "rounded,filled,dashed")] : []
            let attributes = [("label", sharing.rawValue), ("fillcolor", Self.fills[sharing] ?? "")] + style
            lines.append("    \(Self.quoted("legend \(sharing.rawValue)"))\(Self.attributes(attributes));")
        }
        for (label, color) in [("main actor", Self.own), ("inherits the main actor", Self.inherited)]
        where colors.contains(color) {
            let attributes = Self.attributes([("label", label), ("color", color)])
            lines.append("    \(Self.quoted("legend " + label))\(attributes);")
        }
        lines.append("  }")
    }

    private static let own: String = "#7c3aed"
    private static let inherited: String = "#c4b5fd"

    /// The color of the frame of a binding that belongs to the main actor.
    private static func mainActorColor(of binding: BindingGraph.Binding) -> String? {
        if binding.effects.contains(.onMainActor) { return own }
        return binding._inheritsMainActor ? inherited : nil
    }

    private static let fills: [SharingPolicy: String] = [
        .shared: "#dbeafe", .eager: "#bfdbfe", .weak: "#f1f5f9",
    ]

    private static func attributes(_ attributes: [(name: String, value: String)]) -> String {
        guard !attributes.isEmpty else { return "" }
        return " [" + attributes.map { "\($0.name)=\(quoted($0.value))" }.joined(separator: ", ") + "]"
    }

    /// A quoted string of DOT. An unescaped backslash begins an escape in a label, and would hide a quote after it.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\0"..<" ", "\u{7F}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension BindingGraph.Edge.Kind {
    /// The attributes of an edge in Graphviz; dependencies that are resolved after construction have broken lines.
    fileprivate var style: [(name: String, value: String)] {
        switch self {
        case .direct: []
        case .provider: [("style", "dashed")]
        case .lazy: [("style", "dashed"), ("arrowhead", "empty")]
        case .weak: [("style", "dotted"), ("arrowhead", "vee")]
        case .optional: [("arrowhead", "odot")]
        case .collection: [("arrowhead", "diamond"), ("color", "#94a3b8")]
        case .componentFactory: [("style", "dashed"), ("arrowhead", "box")]
        case .factory: [("style", "dashed"), ("arrowhead", "obox")]
        case .injector: [("style", "dashed"), ("arrowhead", "odiamond")]
        }
    }
}
