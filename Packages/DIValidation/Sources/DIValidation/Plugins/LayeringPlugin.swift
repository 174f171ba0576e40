// SPDX-License-Identifier: Apache-2.0

import DICore

/// Enforces a table of layers: who may need what.
///
/// ```swift
/// let layering = LayeringPlugin(layers: [
///     .layer("Screens", "*View", .swiftModule("ShopUI"), mayUse: ["Domain"]),
///     .layer("Domain", .swiftModule("ShopDomain")),
///     .layer("Storage", .module("*StorageModule"), mayUse: ["Domain"]),
///     .layer("Wiring", .component("AppComponent"), mayUse: ["*"]),
/// ])
/// try AppComponent.validate(plugins: [layering])
/// ```
///
/// A binding is in the first layer of which a pattern chooses it. For ``BindingPattern/swiftModule(_:)`` who needs is
/// told by where it is written, and what is needed by where its type is declared, for that is what the need names: so
/// `ShopUI` may ask for a protocol of `ShopDomain` that `ShopData` binds. Where the table does not know the one, such as a type
/// of the standard library, the other decides.
///
/// Within its layer a binding may need anything; from another layer, only what `mayUse` names. Each need is looked at by itself, whether it is met at once or later: that a layer may
/// use a second one, and that a third, does not let the first use the third. What is in no layer may need and be needed
/// by everything. Parts of a collection may be in any layer: who asks for the collection does not know them.
///
/// Reports `Layering/ForbiddenDependency` once for each binding and layer that it may not use; and what is wrong with the
/// table itself: `Layering/UnknownLayer`, `Layering/RepeatedLayer` and the warning `Layering/UnusedPattern`. With
/// `unlayered: .reported` also `Layering/Unlayered`.
///
/// Complexity: the patterns times the bindings, and the edges.
public struct LayeringPlugin: GraphPlugin {
    /// What becomes of bindings that are in no layer.
    public enum Unlayered: Sendable, Hashable {
        /// They may need and be needed by everything.
        case ignored
        /// The same, and each that a line of source writes is reported as `Layering/Unlayered`.
        case reported
    }

    let layers: [Layer]
    let unlayered: Unlayered
    let severity: Diagnostic.Severity

    /// Makes a plugin of a table.
    ///
    /// - Parameters:
    ///   - layers: The table; where several layers choose a binding, the first has it.
    ///   - unlayered: What becomes of bindings in no layer.
    ///   - severity: How grave a forbidden need or a binding in no layer is; a warning is the gentle way to begin. What
    ///     is wrong with the table has severities of its own.
    public init(layers: [Layer], unlayered: Unlayered = .ignored, severity: Diagnostic.Severity = .error) {
        self.layers = layers
        self.unlayered = unlayered
        self.severity = severity
    }

    /// Looks at each need and at the table.
    public func check(_ graph: BindingGraph, report: inout DiagnosticReport) {
        let index = GraphIndex(graph)
        let table = LayerTable(layers, index)
        table.reportMistakes(to: &report)
        for position in graph.bindings.indices {
            if let choice = table.needers[position] {
                checkNeeds(of: position, in: choice.layer, table, index, &report)
            } else if unlayered == .reported {
                reportUnlayered(graph.bindings[position], &report)
            }
        }
    }

    private func checkNeeds(
        of position: Int, in layer: Int, _ table: LayerTable, _ index: GraphIndex, _ report: inout DiagnosticReport
    ) {
        var forbidden: [Int: [Int]] = [:]
        for edge in index.needs(at: position) where index.graph.edges[edge].kind != .collection {
            let target = index.ends[edge].to
            guard let other = table.needed[target]?.layer, !table.may(layer, use: other) else { continue }
            if forbidden[other]?.contains(target) != true { forbidden[other, default: []].append(target) }
        }
        for (other, targets) in forbidden.sorted(by: { $0.key < $1.key }) {
            report.add(diagnostic(on: position, in: layer, needing: targets, in: other, table, index))
        }
    }

    private func diagnostic(
        on position: Int, in layer: Int, needing targets: [Int], in other: Int, _ table: LayerTable, _ index: GraphIndex
    ) -> Diagnostic {
        let binding = index.graph.bindings[position]
        let (from, to) = (table.layers[layer], table.layers[other])
        let what = targets.count == 1 ? index.graph.bindings[targets[0]].quotedKey : "\(targets.count) bindings"
        let allowed = table.names(usableBy: layer)
        let use =
            allowed.isEmpty ? "no other layer" : _DiagnosticText.joined(allowed.map { "'\($0)'" }, "and") + " only"
        let instead =
            allowed.isEmpty
            ? "" : " need something in \(_DiagnosticText.joined(allowed.map { "'\($0)'" }, "or")) instead,"
        let fix = "let \(binding.quotedKey)\(instead.isEmpty ? " do without it," : instead)"
        return Diagnostic(
            id: .forbiddenDependency, severity: severity, subject: binding.key,
            message: "\(binding.quotedKey) in layer '\(from.name)' needs \(what) in layer '\(to.name)'",
            trace: [step(.start, binding, table.needers[position])]
                + Diagnostic.Step._capped(targets) { step(.needs, index.graph.bindings[$0], table.needed[$0]) },
            notes: ["layer '\(from.name)' may use \(use), as \(from.place) says"],
            fixes: ["\(fix) or let layer '\(from.name)' use '\(to.name)'"])
    }

    /// A binding as a line of a trace, with what put it into its layer.
    private func step(
        _ relation: Diagnostic.Step.Relation, _ binding: BindingGraph.Binding, _ choice: LayerTable.Choice?
    ) -> Diagnostic.Step {
        var step = binding.step(relation)
        step.remark = choice.map { "by \($0.pattern.words(by: $0.origin))" } ?? ""
        return step
    }

    private func reportUnlayered(_ binding: BindingGraph.Binding, _ report: inout DiagnosticReport) {
        guard binding.place != nil else { return }
        report.add(
            .unlayeredBinding, severity, on: binding, "\(binding.quotedKey) is in no layer",
            fixes: ["add a pattern that chooses it to a layer, or make a layer for it"])
    }
}

extension Diagnostic.ID {
    /// A binding needs one of a layer that its own may not use.
    public static let forbiddenDependency: Diagnostic.ID = "Layering/ForbiddenDependency"
    /// A binding is in no layer.
    public static let unlayeredBinding: Diagnostic.ID = "Layering/Unlayered"
    /// A layer may use one that is not in the table.
    public static let unknownLayer: Diagnostic.ID = "Layering/UnknownLayer"
    /// Two layers have one name.
    public static let repeatedLayer: Diagnostic.ID = "Layering/RepeatedLayer"
    /// A warning: a pattern of a layer chooses nothing.
    public static let unusedLayerPattern: Diagnostic.ID = "Layering/UnusedPattern"
}
