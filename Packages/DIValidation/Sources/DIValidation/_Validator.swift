// SPDX-License-Identifier: Apache-2.0

import DICore

/// Asks every rule. Complexity: linear in bindings and edges.
public enum _Validator {
    private static let rules: [any Rule.Type] = [
        MissingBindingRule.self, DuplicateBindingRule.self, DependencyCycleRule.self, ScopeNestingRule.self,
        SeedClashRule.self, CollectionClashRule.self, DuplicateDictionaryKeyRule.self, RecursiveComponentRule.self,
        OverrideTargetsNothingRule.self,
    ]

    /// Everything that is wrong with a graph, in the order of the rules.
    public static func findings(in model: _GraphModel) -> [_Finding] {
        var findings: [_Finding] = []
        for rule in rules { rule.check(model, into: &findings) }
        return findings
    }
}
