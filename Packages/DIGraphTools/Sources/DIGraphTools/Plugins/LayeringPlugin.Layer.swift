// SPDX-License-Identifier: Apache-2.0

import DICore

extension LayeringPlugin {
    /// A row of the table: a name, the patterns of the layer's bindings, and the layers that it may use.
    public struct Layer: Sendable {
        let name: String
        let patterns: [BindingPattern]
        let mayUse: [String]
        let place: Place

        /// Returns a row; in the names of `mayUse`, `*` matches any text, so `["*"]` allows all layers.
        ///
        /// Diagnostics show the place of the call as the declaration of the layer.
        public static func layer(
            _ name: String, _ patterns: BindingPattern..., mayUse: [String] = [], file: String = #fileID,
            line: Int = #line
        ) -> Layer {
            Layer(name: name, patterns: patterns, mayUse: mayUse, place: Place(fileID: file, line: line))
        }

        func mayUse(_ other: Layer) -> Bool {
            name == other.name || mayUse.contains { Glob($0).matches(other.name) }
        }
    }
}

struct LayerTable {
    /// The layer of a binding, and the pattern that matched it.
    struct Choice {
        let layer: Int
        let names: BindingNames
        let pattern: BindingPattern
    }

    let layers: [LayeringPlugin.Layer]
    private(set) var needers: [Choice?] = []
    private(set) var needed: [Choice?] = []
    private var choices: [Choice] = []

    init(_ layers: [LayeringPlugin.Layer], _ index: BindingGraph.Index) {
        self.layers = layers
        for binding in index.graph.bindings {
            let written = choice(BindingNames(of: binding, index))
            let declared = choice(BindingNames(of: binding, index, isDeclared: true))
            needers.append(written ?? declared)
            needed.append(declared ?? written)
            choices += [written, declared].compactMap(\.self)
        }
    }

    private func choice(_ names: BindingNames) -> Choice? {
        for (number, layer) in layers.enumerated() {
            guard let pattern = layer.patterns.first(where: { $0.matches(names) }) else { continue }
            return Choice(layer: number, names: names, pattern: pattern)
        }
        return nil
    }

    func reportMistakes(to report: inout Diagnostic.Report) {
        for (number, layer) in layers.enumerated() {
            for name in layer.mayUse where !layers.contains(where: { Glob(name).matches($0.name) }) {
                let known = _DiagnosticText.joined(layers.map { "'\($0.name)'" }, "and")
                report.add(
                    Diagnostic(
                        id: .unknownLayer, severity: .error, subject: layer.name,
                        message: "layer '\(layer.name)' may use '\(name)', which is not a layer",
                        trace: [layer.step], notes: ["the layers are \(known)"],
                        fixes: ["correct the name, or add a layer '\(name)'"]))
            }
            for pattern in layer.patterns {
                let takers = choices.filter { pattern.matches($0.names) }.map(\.layer)
                guard !takers.contains(number) else { continue }
                let note = takers.first.map {
                    "layer '\(layers[$0].name)' comes first, and matches the same bindings"
                }
                let move = note == nil ? "" : ", or move layer '\(layer.name)' up"
                report.add(
                    Diagnostic(
                        id: .unusedLayerPattern, severity: .warning, subject: layer.name,
                        message: "\(pattern) matches nothing in layer '\(layer.name)'", trace: [layer.step],
                        notes: note.map { [$0] } ?? [], fixes: ["correct or remove the pattern" + move]))
            }
        }
    }
}

extension LayeringPlugin.Layer {
    fileprivate var step: Diagnostic.Step {
        Diagnostic.Step(Diagnostic.Step.Relation(rawValue: "declared"), name: "", place: place)
    }
}
