// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

extension LayeringPlugin {
    /// A row of the table: a name, the patterns of the layer's bindings, and the layers that it may use.
    public struct Layer: Sendable {
        /// The name, which other rows refer to.
        public let name: String
        /// The patterns of the bindings in the layer.
        public let patterns: [BindingPattern]
        /// The names of the layers that it may use besides itself; `*` matches any text.
        public let mayUse: [String]
        /// The place of the row in the source.
        public let place: Place

        /// Returns a row; in the names of `mayUse`, `*` matches any text, so `["*"]` allows all layers.
        ///
        /// Diagnostics show the place of the call as the declaration of the layer.
        public static func layer(
            _ name: String, _ patterns: BindingPattern..., mayUse: [String] = [], file: String = #fileID,
            line: Int = #line
        ) -> Layer {
            Layer(name: name, patterns: patterns, mayUse: mayUse, place: Place(fileID: file, line: line))
        }

        /// Creates a row from lists, such as those in a file.
        public init(name: String, patterns: [BindingPattern], mayUse: [String] = [], place: Place) {
            self.name = name
            self.patterns = patterns
            self.mayUse = mayUse
            self.place = place
        }
    }
}

/// The table of layers, applied to a graph.
struct LayerTable {
    /// The layer of a binding, and the pattern that matched it.
    struct Choice {
        let layer: Int
        let pattern: BindingPattern
        let origin: BindingPattern.Origin
    }

    let layers: [LayeringPlugin.Layer]
    /// The layer of each binding as a requester.
    private(set) var needers: [Choice?] = []
    /// The layer of each binding as a dependency.
    private(set) var needed: [Choice?] = []
    private let allowed: [Set<Int>]
    /// For each pattern of each layer the first layer that took a binding which it matches, too; -1 for none.
    private var takers: [[Int]]
    /// For each pattern of each layer whether it matched anything.
    private var isUsed: [[Bool]]

    init(_ layers: [LayeringPlugin.Layer], _ index: BindingGraph.Index) {
        self.layers = layers
        allowed = layers.map { layer in
            let globs = layer.mayUse.map(Glob.init)
            return Set(layers.indices.filter { other in globs.contains { $0.matches(layers[other].name) } })
        }
        takers = layers.map { Array(repeating: -1, count: $0.patterns.count) }
        isUsed = layers.map { Array(repeating: false, count: $0.patterns.count) }
        for binding in index.graph.bindings {
            let names = BindingNames(of: binding, index)
            let written = choose(names, .written)
            let declared = choose(names, .declared)
            needers.append(written ?? declared)
            needed.append(declared ?? written)
        }
    }

    /// Tries all patterns, not only up to the first match, to find those that never match.
    private mutating func choose(_ names: BindingNames, _ origin: BindingPattern.Origin) -> Choice? {
        var choice: Choice?
        for (number, layer) in layers.enumerated() {
            for (position, pattern) in layer.patterns.enumerated() where pattern.matches(names, by: origin) {
                if let taker = choice?.layer, taker != number {
                    if takers[number][position] < 0 { takers[number][position] = taker }
                } else {
                    isUsed[number][position] = true
                    choice = choice ?? Choice(layer: number, pattern: pattern, origin: origin)
                }
            }
        }
        return choice
    }

    /// Whether a layer may use another.
    func may(_ layer: Int, use other: Int) -> Bool {
        layer == other || layers[layer].name == layers[other].name || allowed[layer].contains(other)
    }

    /// The names of the other layers that a layer may use, in the order of the table.
    func names(usableBy layer: Int) -> [String] {
        layers.indices.filter { $0 != layer && allowed[layer].contains($0) }.map { layers[$0].name }
    }

    /// Reports the errors in the table itself.
    func reportMistakes(to report: inout Diagnostic.Report) {
        var places: [String: Place] = [:]
        for (number, layer) in layers.enumerated() {
            if let first = places[layer.name] {
                report.add(
                    mistake(
                        .repeatedLayer, .error, layer, "layer '\(layer.name)' is declared twice",
                        notes: ["it is first declared at \(first)"], fix: "rename one of them, or merge them")
                )
            } else {
                places[layer.name] = layer.place
            }
            for name in layer.mayUse where !layers.contains(where: { Glob(name).matches($0.name) }) {
                let known = _DiagnosticText.joined(layers.map { "'\($0.name)'" }, "and")
                report.add(
                    mistake(
                        .unknownLayer, .error, layer,
                        "layer '\(layer.name)' may use '\(name)', which is not a layer",
                        notes: ["the layers are \(known)"],
                        fix: "correct the name, or add a layer '\(name)'"))
            }
            for (position, pattern) in layer.patterns.enumerated() where !isUsed[number][position] {
                report.add(unused(pattern, in: layer, taker: takers[number][position]))
            }
        }
    }

    private func unused(_ pattern: BindingPattern, in layer: LayeringPlugin.Layer, taker: Int) -> Diagnostic {
        let isTaken = taker >= 0
        return mistake(
            .unusedLayerPattern, .warning, layer,
            "\(pattern) matches nothing in layer '\(layer.name)'",
            notes: isTaken ? ["layer '\(layers[taker].name)' comes first, and matches the same bindings"] : [],
            fix: "correct or remove the pattern" + (isTaken ? ", or move layer '\(layer.name)' up" : ""))
    }

    private func mistake(
        _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ layer: LayeringPlugin.Layer, _ message: String,
        notes: [String], fix: String
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, subject: layer.name, message: message,
            trace: [Diagnostic.Step(Diagnostic.Step.Relation(rawValue: "declared"), name: "", place: layer.place)],
            notes: notes, fixes: [fix])
    }
}
