// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A warning or a note of a rule.
struct Remark: Sendable {
    let id: Diagnostic.ID
    /// Its subject in indices of the model: the binding, choice or component, with further findings of the rule.
    let indices: [Int]
    let explain: @Sendable (_Explainer) -> Diagnostic

    init(_ id: Diagnostic.ID, _ indices: Int..., explain: @escaping @Sendable (_Explainer) -> Diagnostic) {
        self.id = id
        self.indices = indices
        self.explain = explain
    }
}

/// The rules of warnings and notes. Complexity: linear in bindings and edges.
enum RemarkRules {
    /// Finds the warnings and notes of a graph whose errors are known.
    static func remarks(on model: _GraphModel, beside errors: [_Finding]) -> [Remark] {
        var remarks: [Remark] = []
        let conditions = KnownConditions(model)
        if errors.isEmpty { UnusedBindingRule.check(model, conditions, into: &remarks) }
        RetainCycleRule.check(model, into: &remarks)
        WeakValueRule.check(model, into: &remarks)
        ShadowedBindingRule.check(model, into: &remarks)
        DeferredCycleRule.check(model, into: &remarks)
        NeedlessConstructionRule.check(model, into: &remarks)
        ProfileUnknownRule.check(model, conditions, into: &remarks)
        ConditionUnmetRule.check(conditions, into: &remarks)
        OpaqueNeedsRule.check(model, into: &remarks)
        OpaqueKeptRule.check(model, into: &remarks)
        return remarks
    }
}
