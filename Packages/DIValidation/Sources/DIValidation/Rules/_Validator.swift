// SPDX-License-Identifier: Apache-2.0

import DICore

/// The list of rules, and the checks by all of them. Complexity: linear in bindings and edges.
public enum _Validator {
    /// The rules whose findings make a graph invalid.
    static let rules: [any Rule.Type] = [
        MissingBindingRule.self, DuplicateBindingRule.self, DependencyCycleRule.self, ScopeNestingRule.self,
        SeedClashRule.self, CollectionClashRule.self, DuplicateDictionaryKeyRule.self, RecursiveComponentRule.self,
        TooManyComponentsRule.self, OverrideTargetsNothingRule.self, DecoratesNothingRule.self,
        UnsharedEffectRule.self, MainActorRequiredRule.self, EffectRequiredRule.self, IsolationCrossingRule.self,
        StartUnreachableRule.self,
    ]

    /// The rules of warnings and notes.
    static let warningRules: [any Rule.Type] = [
        UnusedBindingRule.self, RetainCycleRule.self, WeakValueRule.self, ShadowedBindingRule.self,
        DeferredCycleRule.self, NeedlessConstructionRule.self, ProfileUnknownRule.self, OpaqueNeedsRule.self,
        OpaqueKeptRule.self,
    ]

    /// Finds all errors of a graph, in the order of the rules.
    public static func findings(in model: _GraphModel) -> [_Finding] {
        var findings: [any Finding] = []
        for rule in rules { rule.check(model, into: &findings) }
        return findings.map(_Finding.init)
    }

    /// Returns whether there are warnings or notes with one of some ids.
    public static func warns(ofAny ids: [Diagnostic.ID]) -> Bool {
        ids.contains { id in warningRules.contains { $0.ids.contains(id) } }
    }

    /// Finds the warnings and notes of a graph whose errors are known.
    public static func warnings(in model: _GraphModel, beside errors: [_Finding]) -> [_Finding] {
        var findings = errors.map(\.content)
        for rule in warningRules { rule.check(model, into: &findings) }
        return findings.dropFirst(errors.count).map(_Finding.init)
    }
}
