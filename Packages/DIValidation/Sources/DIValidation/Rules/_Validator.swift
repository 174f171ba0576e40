// SPDX-License-Identifier: Apache-2.0

import DICore

/// The checks of a graph by all rules. Complexity: linear in bindings and edges.
///
/// A rule reads the model, appends its findings to those of the rules before it, and lists their ids. It makes no text, and it
/// passes over the graph a fixed number of times. One folder for each rule, with its ids and its words, follows Dagger's
/// binding graph validation. The rules are called one by one: in a list of types or of functions, each would cost half a
/// kilobyte and be contained in every program.
package enum _Validator {
    /// Finds all errors of a graph, in the order of the rules.
    package static func findings(in model: _GraphModel) -> [_Finding] {
        var findings: [_Finding] = []
        MissingBindingRule.check(model, into: &findings)
        DuplicateBindingRule.check(model, into: &findings)
        DependencyCycleRule.check(model, into: &findings)
        ScopeNestingRule.check(model, into: &findings)
        ScopeMismatchRule.check(model, into: &findings)
        SeedClashRule.check(model, into: &findings)
        CollectionClashRule.check(model, into: &findings)
        DuplicateDictionaryKeyRule.check(model, into: &findings)
        RecursiveComponentRule.check(model, into: &findings)
        TooManyComponentsRule.check(model, into: &findings)
        OverrideTargetsNothingRule.check(model, into: &findings)
        DecoratesNothingRule.check(model, into: &findings)
        RefinesNothingRule.check(model, into: &findings)
        UnsharedEffectRule.check(model, into: &findings)
        MainActorRequiredRule.check(model, into: &findings)
        EffectRequiredRule.check(model, into: &findings)
        IsolationCrossingRule.check(model, into: &findings)
        StartUnreachableRule.check(model, into: &findings)
        return findings
    }

    /// Finds the warnings and notes of a graph whose errors are known. `isAskedFor` is whether a severity is given to an id: a
    /// note that is off by default is looked for only then.
    package static func warnings(
        in model: _GraphModel, beside errors: [_Finding], isAskedFor: (Diagnostic.ID) -> Bool = { _ in false }
    ) -> [_Finding] {
        var findings = errors
        UnusedBindingRule.check(model, into: &findings)
        RetainCycleRule.check(model, into: &findings)
        WeakValueRule.check(model, into: &findings)
        ShadowedBindingRule.check(model, into: &findings)
        DeferredCycleRule.check(model, into: &findings)
        NeedlessConstructionRule.check(model, into: &findings)
        ProfileUnknownRule.check(model, into: &findings)
        ConditionUnmetRule.check(model, into: &findings)
        OpaqueNeedsRule.check(model, into: &findings)
        OpaqueKeptRule.check(model, into: &findings)
        EarlyDisposalRule.check(model, into: &findings)
        if isAskedFor(.capturedContext) { CapturedContextRule.check(model, into: &findings) }
        return Array(findings.dropFirst(errors.count))
    }

    /// The ids of errors, by rule.
    static var errorIDs: [[Diagnostic.ID]] {
        [
            MissingBindingRule.ids, DuplicateBindingRule.ids, DependencyCycleRule.ids, ScopeNestingRule.ids,
            ScopeMismatchRule.ids, SeedClashRule.ids, CollectionClashRule.ids, DuplicateDictionaryKeyRule.ids,
            RecursiveComponentRule.ids, TooManyComponentsRule.ids, OverrideTargetsNothingRule.ids,
            DecoratesNothingRule.ids, RefinesNothingRule.ids, UnsharedEffectRule.ids, MainActorRequiredRule.ids,
            EffectRequiredRule.ids, IsolationCrossingRule.ids, StartUnreachableRule.ids,
        ]
    }

    /// The ids of warnings and notes, by rule.
    static var warningIDs: [[Diagnostic.ID]] {
        [
            UnusedBindingRule.ids, RetainCycleRule.ids, WeakValueRule.ids, ShadowedBindingRule.ids,
            DeferredCycleRule.ids, NeedlessConstructionRule.ids, ProfileUnknownRule.ids, ConditionUnmetRule.ids,
            OpaqueNeedsRule.ids, OpaqueKeptRule.ids, EarlyDisposalRule.ids,
            CapturedContextRule.ids,
        ]
    }

    /// Returns whether there are warnings or notes with one of some ids.
    package static func warns(ofAny ids: [Diagnostic.ID]) -> Bool {
        (warningIDs + _WallRules.warningIDs).contains { $0.contains(where: ids.contains) }
    }
}
