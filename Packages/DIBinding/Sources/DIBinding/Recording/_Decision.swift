// SPDX-License-Identifier: Apache-2.0

import DICore

/// The input that a higher layer adds to the planning of a graph, such as the configuration of a program.
///
/// It decides bindings that the layer records; this layer makes no other use of it.
@usableFromInline
package protocol _PlanningContext: Sendable {
    /// Returns the warnings and notes about the input as a whole. Called once all bindings are decided, or never.
    func remarks() -> [Diagnostic]
    /// Returns the input of an overlay, which adds this one to its parent's; by default this one alone.
    func _stacked(on inherited: any _PlanningContext) -> any _PlanningContext
    /// Whether the input may change while the graph is in use.
    var _mayChange: Bool { get }
    /// Keeps the way to plan the graph again with another input, which returns the mistakes; nil once the graph is gone.
    func _keep(_ replan: @escaping @Sendable (any _PlanningContext) -> [Diagnostic]?)
}

extension _PlanningContext {
    /// Returns this input, which replaces the inherited one.
    package func _stacked(on inherited: any _PlanningContext) -> any _PlanningContext { self }

    // Keeps nothing, because the input never changes.
    package var _mayChange: Bool { false }
    package func _keep(_ replan: @escaping @Sendable (any _PlanningContext) -> [Diagnostic]?) {}
}

/// A reference to a context: to copy an optional of a protocol, the runtime instantiates the metadata of its type.
package final class _ContextReference: Sendable {
    let context: any _PlanningContext

    init(_ context: any _PlanningContext) {
        self.context = context
    }
}

/// An input of a higher layer that comes with one of several lists of declarations, such as the properties of a module in a
/// stack.
@usableFromInline
package protocol _PlanningInput: Sendable {
    /// Returns the context of a graph that has this input and further ones, the earlier of which win.
    func _context(before others: [any _PlanningInput]) -> any _PlanningContext
}

/// The facts that one binding is decided by.
@usableFromInline
package struct _DecisionInput: Sendable {
    /// The input of the higher layer, if there is any.
    package let context: (any _PlanningContext)?
    /// The qualifiers to choose among: the nearest component's first, each component's in the order of registration.
    package let candidates: [String]
    /// The place of the binding.
    package let place: Place?
    /// The run context that the graph is planned for.
    package let runContext: RunContext
}

extension _DecisionInput {
    /// The facts that a condition at a place is decided by; `input` is its circumstances'.
    package init(ofCondition input: (any AnyObject & Sendable)?, at place: Place?) {
        self.init(
            context: (input as? _ContextReference)?.context, candidates: [], place: place, runContext: .live)
    }
}

/// The outcome for one binding.
package enum _Decision {
    /// The chosen qualifiers, each one of the candidates, and the closure that is given their nodes in this order.
    ///
    /// Two decisions of one binding make the same if they have equal qualifiers and bases. The basis is the input that the node
    /// is made of, nil if that is the qualifiers alone. The remark names the reason for the choice, for readers of the graph
    /// only.
    case use(
        [String], basis: (any Equatable & Sendable)? = nil, remark: (@Sendable () -> String)? = nil,
        makeNode: (_ParameterNodes) -> _AnyNode)
    /// The errors that prevent a node. Those of an absence are dropped if only unchosen candidates depend on the
    /// binding.
    case refuse([Diagnostic], isAbsence: Bool = false)
}

/// The decision of a binding that has a node.
package struct _DecidedNode {
    let chosen: [String]
    let basis: (any Equatable & Sendable)?
    let make: (_ParameterNodes) -> _AnyNode

    /// Returns whether another decision of the same binding makes the same.
    package func isSame(as other: _DecidedNode) -> Bool {
        func isEqual<Basis: Equatable>(_ basis: Basis, _ other: (any Equatable)?) -> Bool { basis == other as? Basis }
        guard chosen == other.chosen else { return false }
        return basis.map { isEqual($0, other.basis) } ?? (other.basis == nil)
    }
}

/// The way in which a binding is decided while the graph is planned; shared by all copies of an entry.
final class _Decider {
    /// The type whose qualified bindings can be chosen among.
    let candidates: Any.Type?
    let decide: (_DecisionInput) -> _Decision

    init(candidates: Any.Type?, decide: @escaping (_DecisionInput) -> _Decision) {
        self.candidates = candidates
        self.decide = decide
    }
}
