// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A rule that enforces a table of layers, in which each layer names the layers that it may use.
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
/// A binding may depend on anything in its own layer, and in the layers that `mayUse` names. Permissions are not transitive, and
/// apply to dependencies that are resolved later, too. Bindings in no layer may depend on anything, and any binding may depend on
/// them. The elements of a collection may be in any layer, because its requester does not name them.
///
/// Reports `Layering/ForbiddenDependency` once for each binding and each layer that it may not use. Errors in the table
/// are `Layering/UnknownLayer` and the warning `Layering/UnusedPattern`.
///
/// Complexity: linear in the edges, and in the product of patterns and bindings.
public struct LayeringPlugin: GraphPlugin {
    private let layers: [Layer]
    private let severity: Diagnostic.Severity

    /// Creates a plugin from a table.
    ///
    /// - Parameters:
    ///   - layers: The table; if several layers match a binding, it belongs to the first.
    ///   - severity: The severity of a forbidden dependency; begin with a warning to introduce layers in a large program.
    ///     Errors in the table have their own severities.
    public init(layers: [Layer], severity: Diagnostic.Severity = .error) {
        (self.layers, self.severity) = (layers, severity)
    }

    /// Checks each dependency, and the table itself.
    public func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        let index = BindingGraph.Index(graph)
        let table = LayerTable(layers, index)
        table.reportMistakes(to: &report)
        for position in graph.bindings.indices {
            guard let layer = table.needers[position]?.layer else { continue }
            var forbidden: [Int: [Int]] = [:]
            for edge in index.outgoing[position] where graph.edges[edge].kind != .collection {
                let target = index.ends[edge].to
                guard let other = table.needed[target]?.layer, !layers[layer].mayUse(layers[other]) else { continue }
                if forbidden[other]?.contains(target) != true { forbidden[other, default: []].append(target) }
            }
            for (other, targets) in forbidden.sorted(by: { $0.key < $1.key }) {
                report.add(diagnostic(on: position, in: layer, needing: targets, in: other, table, index))
            }
        }
    }

    private func diagnostic(
        on position: Int, in layer: Int, needing targets: [Int], in other: Int, _ table: LayerTable,
        _ index: BindingGraph.Index
    ) -> Diagnostic {
        let binding = index.graph.bindings[position]
        let (from, to) = (layers[layer], layers[other])
        let what = targets.count == 1 ? index.graph.bindings[targets[0]].quotedKey : "\(targets.count) bindings"
        let allowed = layers.filter { $0.name != from.name && from.mayUse($0) }.map { "'\($0.name)'" }
        var (use, fix) = ("not use other layers", "remove the dependency")
        if !allowed.isEmpty {
            use = "only use " + _DiagnosticText.joined(allowed, "and")
            fix = "make \(binding.quotedKey) depend on something in \(_DiagnosticText.joined(allowed, "or")) instead"
        }
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
        step.remark = choice.map { "by \($0.pattern.words(for: $0.names))" } ?? ""
        return step
    }
}

extension Diagnostic.ID {
    /// A binding depends on a binding in a layer that its own layer may not use.
    public static let forbiddenDependency: Diagnostic.ID = "Layering/ForbiddenDependency"
    /// An error: a layer may use a layer that is not in the table.
    public static let unknownLayer: Diagnostic.ID = "Layering/UnknownLayer"
    /// A warning: a pattern of a layer matches nothing.
    public static let unusedLayerPattern: Diagnostic.ID = "Layering/UnusedPattern"
}
