// SPDX-License-Identifier: Apache-2.0

import DICore

/// The list of rules, and the checks by all of them. Complexity: linear in bindings and edges.
package enum _Validator {
    /// Calls a function with each rule whose findings make a graph invalid.
    ///
    /// Not an array, since the runtime would make the class of its storage for the first plan.
    private static func forEachRule(_ body: (any Rule.Type) -> Void) {
        body(MissingBindingRule.self)
        body(DuplicateBindingRule.self)
        body(DependencyCycleRule.self)
        body(ScopeNestingRule.self)
        body(ScopeMismatchRule.self)
        body(SeedClashRule.self)
        body(CollectionClashRule.self)
        body(DuplicateDictionaryKeyRule.self)
        body(RecursiveComponentRule.self)
        body(TooManyComponentsRule.self)
        body(OverrideTargetsNothingRule.self)
        body(DecoratesNothingRule.self)
        body(UnsharedEffectRule.self)
        body(MainActorRequiredRule.self)
        body(EffectRequiredRule.self)
        body(IsolationCrossingRule.self)
        body(StartUnreachableRule.self)
    }

    /// The rules whose findings make a graph invalid.
    static var rules: [any Rule.Type] {
        var rules: [any Rule.Type] = []
        forEachRule { rules.append($0) }
        return rules
    }

    /// The rules of warnings and notes.
    static let warningRules: [any Rule.Type] = [
        UnusedBindingRule.self, RetainCycleRule.self, WeakValueRule.self, ShadowedBindingRule.self,
        DeferredCycleRule.self, NeedlessConstructionRule.self, ProfileUnknownRule.self, OpaqueNeedsRule.self,
        OpaqueKeptRule.self, EarlyDisposalRule.self,
    ]

    /// Finds all errors of a graph, in the order of the rules.
    package static func findings(in model: _GraphModel) -> [_Finding] {
        var findings: [_Finding] = []
        forEachRule { $0.check(model, into: &findings) }
        return findings
    }

    /// Returns whether there are warnings or notes with one of some ids.
    package static func warns(ofAny ids: [Diagnostic.ID]) -> Bool {
        ids.contains { id in warningRules.contains { $0.ids.contains(id) } }
    }

    /// Finds the warnings and notes of a graph whose errors are known.
    package static func warnings(in model: _GraphModel, beside errors: [_Finding]) -> [_Finding] {
        var findings = errors
        for rule in warningRules { rule.check(model, into: &findings) }
        return Array(findings.dropFirst(errors.count))
    }
}
