// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

/// A rule that enforces a table of layers, in which each layer names those that it may use.
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
/// A binding belongs to the first layer with a pattern that matches it. ``BindingPattern/swiftModule(_:)`` classifies
/// the requester by the file of its binding, and the dependency by the module that declares its type: `ShopUI` may
/// depend on a protocol of `ShopDomain` that `ShopData` binds. If no layer matches by that, such as for a type of the
/// standard library, the other of the two decides.
///
/// A binding may depend on anything in its own layer, and in other layers on those that `mayUse` names. Permissions are
/// not transitive, and apply to dependencies that are resolved later, too. Bindings in no layer may depend on anything,
/// and any binding may depend on them. The elements of a collection may be in any layer, since its requester does not
/// know them.
///
/// Reports `Layering/ForbiddenDependency` once for each binding and each layer that it may not use. Errors in the table
/// are `Layering/UnknownLayer`, `Layering/RepeatedLayer` and the warning `Layering/UnusedPattern`. If
/// `unlayered` is `.reported`, bindings in no layer are `Layering/Unlayered`.
///
/// Complexity: linear in the edges, and in the product of patterns and bindings.
public struct LayeringPlugin: GraphPlugin {
    /// The treatment of bindings that are in no layer.
    public enum Unlayered: Sendable, Hashable {
        /// They may depend on anything, and anything may depend on them.
        case ignored
        /// The same, and each one with a place in the source is reported as `Layering/Unlayered`.
        case reported
    }

    private let layers: [Layer]
    private let unlayered: Unlayered
    private let severity: Diagnostic.Severity

    /// Creates a plugin from a table.
    ///
    /// - Parameters:
    ///   - layers: The table; if several layers match a binding, it belongs to the first.
    ///   - unlayered: The treatment of bindings in no layer.
    ///   - severity: The severity of a forbidden dependency or a binding in no layer; begin with a warning to introduce
    ///     layers in a large program. Errors in the table have their own severities.
    public init(layers: [Layer], unlayered: Unlayered = .ignored, severity: Diagnostic.Severity = .error) {
        (self.layers, self.unlayered, self.severity) = (layers, unlayered, severity)
    }

    /// Checks each dependency, and the table itself.
    public func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        let index = BindingGraph.Index(graph)
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
        of position: Int, in layer: Int, _ table: LayerTable, _ index: BindingGraph.Index,
        _ report: inout Diagnostic.Report
    ) {
        var forbidden: [Int: [Int]] = [:]
        for edge in index.needs(at: position) where index.graph.edges[edge].kind != .collection {
            let target = index.ends[edge].to
            guard let other = table.needed[target]?.layer, !table.may(layer, use: other) else { continue }
            if forbidden[other]?.contains(target) != true { forbidden[other, default: []].append(target) }
        }
        for (other, targets) in forbidden._sorted(by: { $0.key < $1.key }) {
            report.add(diagnostic(on: position, in: layer, needing: targets, in: other, table, index))
        }
    }

    private func diagnostic(
        on position: Int, in layer: Int, needing targets: [Int], in other: Int, _ table: LayerTable,
        _ index: BindingGraph.Index
    ) -> Diagnostic {
        let binding = index.graph.bindings[position]
        let (from, to) = (table.layers[layer], table.layers[other])
        let what = targets.count == 1 ? index.graph.bindings[targets[0]].quotedKey : "\(targets.count) bindings"
        let allowed = table.names(usableBy: layer)
        let use =
            allowed.isEmpty
            ? "not use other layers" : "only use " + _DiagnosticText.joined(allowed.map { "'\($0)'" }, "and")
        let instead = _DiagnosticText.joined(allowed.map { "'\($0)'" }, "or")
        let fix =
            allowed.isEmpty
            ? "remove the dependency" : "make \(binding.quotedKey) depend on something in \(instead) instead"
        return Diagnostic(
            id: .forbiddenDependency, severity: severity, subject: binding.key,
            message: "\(binding.quotedKey) in layer '\(from.name)' needs \(what) in layer '\(to.name)'",
            trace: [step(.start, binding, table.needers[position])]
                + Diagnostic.Step._capped(targets) { step(.needs, index.graph.bindings[$0], table.needed[$0]) },
            notes: ["layer '\(from.name)' may \(use), as declared at \(from.place)"],
            fixes: ["\(fix), or allow layer '\(from.name)' to use '\(to.name)'"])
    }

    /// The line of a trace for a binding, with the pattern that put it into its layer.
    private func step(
        _ relation: Diagnostic.Step.Relation, _ binding: BindingGraph.Binding, _ choice: LayerTable.Choice?
    ) -> Diagnostic.Step {
        var step = binding.step(relation)
        step.remark = choice.map { "by \($0.pattern.words(by: $0.origin))" } ?? ""
        return step
    }

    private func reportUnlayered(_ binding: BindingGraph.Binding, _ report: inout Diagnostic.Report) {
        guard binding.place != nil else { return }
        report.add(
            .unlayeredBinding, severity, on: binding, "\(binding.quotedKey) is in no layer",
            fixes: ["add a pattern that matches it to a layer, or add a layer for it"])
    }
}

extension Diagnostic.ID {
    /// A binding depends on one in a layer that its own may not use.
    public static let forbiddenDependency: Diagnostic.ID = "Layering/ForbiddenDependency"
    /// A binding is in no layer.
    public static let unlayeredBinding: Diagnostic.ID = "Layering/Unlayered"
    /// A layer may use another one that is not in the table.
    public static let unknownLayer: Diagnostic.ID = "Layering/UnknownLayer"
    /// Two layers have the same name.
    public static let repeatedLayer: Diagnostic.ID = "Layering/RepeatedLayer"
    /// A warning: a pattern of a layer matches nothing.
    public static let unusedLayerPattern: Diagnostic.ID = "Layering/UnusedPattern"
}
