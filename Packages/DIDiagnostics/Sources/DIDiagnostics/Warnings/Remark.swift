// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A warning or a note of a rule, in indices of the model.
enum Remark: Sendable {
    /// A shared instance that is made in the context of the first request for it.
    case capturedContext(binding: Int, requester: Int)
    /// A value that no condition on it names.
    case conditionUnmet(choice: Int, test: Int)
    /// A cycle of needs, at least one of which is deferred, with the edge that closes it, and for each binding the edge over which
    /// the search came to it.
    case deferredCycle(closing: Int, arrivals: [Int])
    /// An instance that a plain build disposes of while the root holds it.
    case earlyDisposal(binding: Int, component: Int)
    /// A component whose construction has effects that nothing in it has.
    case needlessConstruction(component: Int, sufficient: _Effects)
    /// A shared instance of an opaque factory that an overlay takes over.
    case opaqueKept(binding: Int)
    /// A binding whose factory requests what it needs while it runs.
    case opaqueNeeds(binding: Int)
    /// An active profile that no condition names.
    case profileUnknown(String)
    /// A shared binding that keeps its own component alive, by a deferred need; with the level of each binding's frame, and the
    /// edge over which the search came to it from a shared one.
    case retainCycle(owner: Int, edge: Int, levels: [Int], arrivals: [Int])
    /// A binding of a module that another module of the same stack hides.
    case hiddenBinding(position: Int)
    /// An optional that is bound as such, and whose value is bound, too.
    case optionalBesideValue(optional: Int, value: Int)
    /// A binding that hides an ancestor's.
    case shadowedBinding(binding: Int, hidden: Int)
    /// A binding that nothing used needs.
    case unusedBinding(binding: Int, requesters: [Int])
    /// Contributions to a collection that nothing used needs.
    case unusedContributions(bindings: [Int], requesters: [Int])
    /// A module whose bindings are all unused.
    case unusedModule(bindings: [Int], components: [Int])
    /// A weakly shared binding whose element is a value.
    case weakValue(binding: Int)

    /// The id of its diagnostic.
    var id: Diagnostic.ID {
        switch self {
        case .capturedContext: .capturedContext
        case .conditionUnmet: .conditionUnmet
        case .deferredCycle: .deferredCycle
        case .earlyDisposal: .earlyDisposal
        case .needlessConstruction: .needlessConstruction
        case .opaqueKept: .opaqueKept
        case .opaqueNeeds: .opaqueNeeds
        case .profileUnknown: .profileUnknown
        case .retainCycle: .retainCycle
        case .hiddenBinding, .optionalBesideValue, .shadowedBinding: .shadowedBinding
        case .unusedBinding, .unusedContributions: .unusedBinding
        case .unusedModule: .unusedModule
        case .weakValue: .weakValue
        }
    }
}

extension _Explainer {
    /// Explains a warning or a note.
    func explain(_ remark: Remark) -> Diagnostic {
        switch remark {
        case .capturedContext(let binding, let requester): capturedContext(binding, requester)
        case .conditionUnmet(let choice, let test): conditionUnmet(choice, test)
        case .deferredCycle(let closing, let arrivals): deferredCycle(closing, arrivals)
        case .earlyDisposal(let binding, let component): earlyDisposal(binding, component)
        case .needlessConstruction(let component, let sufficient): needlessConstruction(component, sufficient)
        case .opaqueKept(let binding): opaqueKept(binding)
        case .opaqueNeeds(let binding): opaqueNeeds(binding)
        case .profileUnknown(let profile): profileUnknown(profile)
        case .retainCycle(let owner, let edge, let levels, let arrivals): retainCycle(owner, edge, levels, arrivals)
        case .hiddenBinding(let position): hiddenBinding(position)
        case .optionalBesideValue(let optional, let value): optionalBesideValue(optional, value)
        case .shadowedBinding(let binding, let hidden): shadowedBinding(binding, hidden)
        case .unusedBinding(let binding, let requesters): unusedBinding(binding, requesters)
        case .unusedContributions(let bindings, let requesters): unusedContributions(bindings, requesters)
        case .unusedModule(let bindings, let components): unusedModule(bindings, components)
        case .weakValue(let binding): weakValue(binding)
        }
    }
}

/// The rules of warnings and notes. Complexity: linear in bindings and edges.
enum RemarkRules {
    /// The ids of what they find.
    static let ids: [Diagnostic.ID] = [
        .unusedBinding, .unusedModule, .retainCycle, .weakValue, .shadowedBinding, .deferredCycle,
        .needlessConstruction, .profileUnknown, .conditionUnmet, .opaqueNeeds, .opaqueKept, .earlyDisposal,
        .capturedContext,
    ]

    /// Finds the warnings and notes of a graph whose errors are known. `isAskedFor` is whether a severity is given to an id: a
    /// note that is off by default is looked for only then.
    static func remarks(
        on model: _GraphModel, beside errors: [_Finding], isAskedFor: (Diagnostic.ID) -> Bool
    ) -> [Remark] {
        var remarks: [Remark] = []
        let conditions = KnownConditions(model)
        UnusedBindingRule.check(model, conditions, beside: errors, into: &remarks)
        RetainCycleRule.check(model, into: &remarks)
        WeakValueRule.check(model, into: &remarks)
        ShadowedBindingRule.check(model, into: &remarks)
        DeferredCycleRule.check(model, into: &remarks)
        NeedlessConstructionRule.check(model, into: &remarks)
        ProfileUnknownRule.check(model, conditions, into: &remarks)
        ConditionUnmetRule.check(conditions, into: &remarks)
        OpaqueNeedsRule.check(model, into: &remarks)
        OpaqueKeptRule.check(model, into: &remarks)
        EarlyDisposalRule.check(model, into: &remarks)
        if isAskedFor(.capturedContext) { CapturedContextRule.check(model, into: &remarks) }
        return remarks
    }
}
