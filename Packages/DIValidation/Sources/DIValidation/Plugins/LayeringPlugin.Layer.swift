// SPDX-License-Identifier: Apache-2.0

import DICore

extension LayeringPlugin {
    /// A row of the table: a name, what is in the layer, and which other layers it may use.
    public struct Layer: Sendable {
        /// The name, by which other rows refer to it.
        public let name: String
        /// What is in the layer.
        public let patterns: [BindingPattern]
        /// The names of the layers that it may use besides itself; `*` stands for any text.
        public let mayUse: [String]
        /// Where the row is written.
        public let place: Place

        /// Makes a row; `mayUse` names layers, in which `*` stands for any text, so that `["*"]` is all of them.
        ///
        /// The place of the call is shown with what the row forbids.
        public static func layer(
            _ name: String, _ patterns: BindingPattern..., mayUse: [String] = [], file: String = #fileID,
            line: Int = #line
        ) -> Layer {
            Layer(name: name, patterns: patterns, mayUse: mayUse, place: Place(fileID: file, line: line))
        }

        /// Makes a row of lists, such as those that a file holds.
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
    /// What chose a binding.
    struct Choice {
        let layer: Int
        let pattern: BindingPattern
        let origin: BindingPattern.Origin
    }

    let layers: [LayeringPlugin.Layer]
    /// For each binding what put it into its layer, when it needs something.
    private(set) var needers: [Choice?] = []
    /// For each binding what put it into its layer, when something needs it.
    private(set) var needed: [Choice?] = []
    private var allowed: [Set<Int>]
    /// For each layer and pattern the first layer that had something which it would choose, too; -1 for nothing.
    private var takers: [[Int]]
    /// For each layer and pattern whether it chose anything.
    private var isUsed: [[Bool]]

    init(_ layers: [LayeringPlugin.Layer], _ index: GraphIndex) {
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

    /// Asks all patterns, not only up to the first that fits, to know those that never do.
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

    /// The names of the other layers that one may use, in the order of the table.
    func names(usableBy layer: Int) -> [String] {
        layers.indices.filter { $0 != layer && allowed[layer].contains($0) }.map { layers[$0].name }
    }

    /// Reports what is wrong with the table itself.
    func reportMistakes(to report: inout DiagnosticReport) {
        var places: [String: Place] = [:]
        for (number, layer) in layers.enumerated() {
            if let first = places[layer.name] {
                report.add(
                    mistake(
                        .repeatedLayer, .error, layer, "there are two layers '\(layer.name)'",
                        notes: ["the other one is at \(first)"], fix: "give one of them another name, or make them one")
                )
            } else {
                places[layer.name] = layer.place
            }
            for name in layer.mayUse where !layers.contains(where: { Glob(name).matches($0.name) }) {
                let known = _DiagnosticText.joined(layers.map { "'\($0.name)'" }, "and")
                report.add(
                    mistake(
                        .unknownLayer, .error, layer,
                        "layer '\(layer.name)' may use '\(name)', which is no layer",
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
            "the pattern of \(pattern) chooses nothing for layer '\(layer.name)'",
            notes: isTaken ? ["what it would choose is in layer '\(layers[taker].name)', which comes first"] : [],
            fix: "correct or remove it" + (isTaken ? ", or move layer '\(layer.name)' up" : ""))
    }

    private func mistake(
        _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ layer: LayeringPlugin.Layer, _ message: String,
        notes: [String], fix: String
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, subject: layer.name, message: message,
            trace: [Diagnostic.Step(Diagnostic.Step.Relation(rawValue: "written"), name: "", place: layer.place)],
            notes: notes, fixes: [fix])
    }
}
