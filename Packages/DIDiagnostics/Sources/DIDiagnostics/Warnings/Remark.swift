// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A warning or a note of a rule, in indices of the model: its kind, and numbers that the kind interprets.
struct Remark: Sendable {
    let kind: RemarkKind
    let first: Int
    let second: Int
    let list: [Int]
    let secondList: [Int]

    init(_ kind: RemarkKind, _ first: Int = -1, _ second: Int = -1, list: [Int] = [], secondList: [Int] = []) {
        self.kind = kind
        self.first = first
        self.second = second
        self.list = list
        self.secondList = secondList
    }

    /// The id of its diagnostic.
    var id: Diagnostic.ID { kind.id }
}

/// A kind of warning or note: its id and its words.
struct RemarkKind: Sendable {
    /// The id of its diagnostics.
    let id: Diagnostic.ID
    /// Makes the diagnostic of a remark, with the vocabulary of an explainer.
    let explain: @Sendable (_ explainer: _Explainer, _ remark: Remark) -> Diagnostic

    init(_ id: Diagnostic.ID, explain: @escaping @Sendable (_Explainer, Remark) -> Diagnostic) {
        self.id = id
        self.explain = explain
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
        UnusedBindingRule.check(model, beside: errors, into: &remarks)
        RetainCycleRule.check(model, into: &remarks)
        WeakValueRule.check(model, into: &remarks)
        ShadowedBindingRule.check(model, into: &remarks)
        DeferredCycleRule.check(model, into: &remarks)
        NeedlessConstructionRule.check(model, into: &remarks)
        ProfileUnknownRule.check(model, into: &remarks)
        ConditionUnmetRule.check(model, into: &remarks)
        OpaqueNeedsRule.check(model, into: &remarks)
        OpaqueKeptRule.check(model, into: &remarks)
        EarlyDisposalRule.check(model, into: &remarks)
        if isAskedFor(.capturedContext) { CapturedContextRule.check(model, into: &remarks) }
        return remarks
    }
}
