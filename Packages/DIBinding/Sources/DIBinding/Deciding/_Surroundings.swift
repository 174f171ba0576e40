// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// What a higher layer hands in with the options of a plan, for the bindings that it has added to be settled by.
///
/// This layer knows nothing else of it.
public protocol _Surroundings: Sendable {
    /// Warnings and notes about the whole, asked for when all bindings are settled, with or without an error, or never.
    func remarks() -> [Diagnostic]
}

/// One binding that is being settled: what is known, and what is decided.
public struct _Settlement {
    /// What was handed in with the options, if anything was.
    public let surroundings: (any _Surroundings)?
    /// The qualifiers that can be chosen among, nearest component first, each in the order of registration.
    public let candidates: [String]
    /// Where the binding was written.
    public let place: Place?
    /// The qualifiers that are chosen, in the order in which the node asks for them; each is one of the candidates.
    public var chosen: [String] = []
    /// What is wrong.
    public var diagnostics: [Diagnostic] = []
}

/// What was wrong when a binding was settled.
struct _Settled {
    /// The index of the binding.
    let binding: Int
    let diagnostic: Diagnostic
}

/// How an entry is settled while the graph is planned.
struct _Settling {
    /// The type whose qualified bindings can be chosen among.
    let candidates: Any.Type?
    let settle: (inout _Settlement) -> Void
}

extension _Entry {
    /// Completes the entry as one that is settled while the graph is planned.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - candidates: The type whose qualified bindings are chosen among; they are all validated and count as used, and
    ///     the nodes of the chosen ones come first among those that `makeNode` is given.
    ///   - place: Where it was written.
    ///   - settle: Decides; called once in each place of the component, before any node is made.
    ///   - makeNode: Makes the node; not called if anything was wrong.
    public func _recordSettled(
        _ kind: _GraphModel.Kind, among candidates: Any.Type?, _ place: _SourcePlace,
        settle: @escaping (inout _Settlement) -> Void, _ makeNode: @escaping (_Links) -> _AnyNode
    ) {
        let entry = self.makeNode == nil ? self : _Entry(copyingStart: self)
        entry.settling = _Settling(candidates: candidates, settle: settle)
        entry._record(kind, [], place, makeNode)
    }

    /// The key of the binding, which its qualified alternatives have, too; for a part of a collection its own type.
    public func _alternatives(of type: Any.Type) -> Any.Type {
        collection == nil ? key : type
    }
}

extension ComponentFactory where C: RootComponent {
    /// As `of`, with surroundings.
    public static func _of(
        overriding: [any Module.Type], plugins: [any GraphPlugin], severities: [Diagnostic.ID: Diagnostic.Severity?],
        surroundings: any _Surroundings
    ) throws(GraphError) -> ComponentFactory<C> {
        let options = _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, surroundings: surroundings)
        let (plan, report) = try options.checkedPlan(of: C.self)
        return plan.rootFactory(of: C.self, report: report)
    }
}

extension RootComponent {
    /// As `validate`, with surroundings.
    public static func _validate(
        overriding: [any Module.Type], plugins: [any GraphPlugin], severities: [Diagnostic.ID: Diagnostic.Severity?],
        surroundings: any _Surroundings
    ) throws(GraphError) {
        let options = _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, surroundings: surroundings)
        _ = try options.checkedPlan(of: Self.self)
    }

    /// As `graph`, with surroundings.
    public static func _graph(
        overriding: [any Module.Type], plugins: [any GraphPlugin], severities: [Diagnostic.ID: Diagnostic.Severity?],
        surroundings: any _Surroundings
    ) -> BindingGraph {
        _PlanOptions(overriding: overriding, plugins: plugins, severities: severities, surroundings: surroundings)
            .graph(of: Self.self)
    }
}
