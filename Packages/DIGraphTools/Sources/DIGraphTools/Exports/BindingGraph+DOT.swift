// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// Returns the graph in DOT, the language of Graphviz: a cluster for each component inside its parent's.
    ///
    /// The label and the style of a line show the kind of the dependency, the fill of a node how its instances are shared,
    /// and a violet frame the main actor, lighter where it is inherited. A decorator has a double frame. Effects and hooks
    /// are below the name. Missing bindings and bindings with errors or warnings are marked. All names are escaped. Draw
    /// it with `dot -Tsvg`.
    ///
    /// Complexity: linear in the graph.
    public func dot() -> String {
        let lines = [
            "digraph \(DOT.quoted(components.first?.name ?? "graph")) {",
            "  graph [rankdir=LR, fontname=\"Helvetica\", fontsize=11, nodesep=0.12, ranksep=0.5, newrank=true];",
            "  node [fontname=\"Helvetica\", fontsize=10, height=0.25, margin=\"0.1,0.04\"];",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#ffffff\", color=\"#64748b\"];",
            "  edge [color=\"#475569\", arrowsize=0.6, fontname=\"Helvetica\", fontsize=8];",
        ]
        return (lines + Drawing(self).lines(in: DOT()) + ["}"]).joined(separator: "\n") + "\n"
    }
}

private struct DOT: DrawingLanguage {
    func box(_ component: BindingGraph.Component, at position: Int) -> (begin: [String], end: String) {
        let style = "labeljust=l; style=\"rounded\"; color=\"#94a3b8\"; fontcolor=\"#334155\";"
        return (
            [
                "subgraph \(Self.quoted("cluster_" + component.id)) {",
                "label=\(Self.quoted(component.longLabel.onOneLine)); \(style)",
            ], "}"
        )
    }

    func node(_ binding: BindingGraph.Binding, at position: Int, in drawing: Drawing) -> String {
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
        switch binding.sharing {
        case .unshared: break
        case .shared: attributes.append(("fillcolor", "#dbeafe"))
        case .eager: attributes.append(("fillcolor", "#bfdbfe"))
        case .weak: attributes += [("fillcolor", "#f1f5f9"), ("style", "rounded,filled,dashed")]
        }
        if drawing.index.componentRooted(in: binding.id) != nil { attributes.append(("penwidth", "2")) }
        switch drawing.severity(of: binding) {
        case .error?: attributes.append(("color", "#dc2626"))
        case .warning?: attributes.append(("color", "#d97706"))
        case _ where binding.effects.contains(.onMainActor): attributes.append(("color", "#7c3aed"))
        case _ where binding._inheritsMainActor: attributes.append(("color", "#c4b5fd"))
        default: break
        }
        return "\(Self.quoted(binding.id))\(Self.attributes(attributes));"
    }

    func edge(_ edge: BindingGraph.Edge, from: Int, to: Int) -> String {
        "\(Self.quoted(edge.from)) -> \(Self.quoted(edge.to))\(Self.attributes(edge.kind.style));"
    }

    func unmet(_ need: BindingGraph.UnmetNeed, _ label: String, from: Int, at position: Int) -> [String] {
        let (id, color) = (Self.quoted("unmet \(position)"), need.isMeant ? "#94a3b8" : "#dc2626")
        let node = Self.attributes([("label", label.onOneLine), ("style", "dashed"), ("color", color)])
        return [
            "\(id)\(node);",
            "\(Self.quoted(need.from)) -> \(id)\(Self.attributes(need.kind.style + [("color", color)]));",
        ]
    }

    private static func attributes(_ attributes: [(name: String, value: String)]) -> String {
        guard !attributes.isEmpty else { return "" }
        return " [" + attributes.map { "\($0.name)=\(quoted($0.value))" }.joined(separator: ", ") + "]"
    }

    /// A quoted string of DOT. An unescaped backslash begins an escape in a label, and would hide a quote after it.
    static func quoted(_ text: String) -> String {
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
        (self == .collection ? [("arrowhead", "diamond")] : []) + (isDeferred ? [("style", "dashed")] : [])
            + (label.map { [("label", $0)] } ?? [])
    }
}
