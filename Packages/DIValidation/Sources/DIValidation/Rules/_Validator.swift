// SPDX-License-Identifier: Apache-2.0

import DICore

/// Asks every rule. Complexity: linear in bindings and edges.
public enum _Validator {
    private static let rules: [any Rule.Type] = [
        MissingBindingRule.self, DuplicateBindingRule.self, DependencyCycleRule.self, ScopeNestingRule.self,
        SeedClashRule.self, CollectionClashRule.self, DuplicateDictionaryKeyRule.self, RecursiveComponentRule.self,
        TooManyComponentsRule.self, OverrideTargetsNothingRule.self,
    ]

    private static let warningRules: [any Rule.Type] = [
        UnusedBindingRule.self, RetainCycleRule.self, WeakValueRule.self, ShadowedBindingRule.self,
        DeferredCycleRule.self,
    ]

    /// Everything that is wrong with a graph, in the order of the rules.
    public static func findings(in model: _GraphModel) -> [_Finding] {
        var findings: [_Finding] = []
        for rule in rules { rule.check(model, into: &findings) }
        return findings
    }

    /// What is doubtful in a graph, or worth knowing, beside what is wrong with it.
    public static func warnings(in model: _GraphModel, beside errors: [_Finding]) -> [_Finding] {
        var findings = errors
        for rule in warningRules { rule.check(model, into: &findings) }
        return Array(findings.dropFirst(errors.count))
    }
}
