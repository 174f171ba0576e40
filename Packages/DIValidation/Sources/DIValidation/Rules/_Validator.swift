// SPDX-License-Identifier: Apache-2.0

import DICore

/// The checks of a graph by all rules. Complexity: linear in bindings and edges.
///
/// A rule reads the model, and appends its findings. It makes no text, and it passes over the graph a fixed number of
/// times. One file for each rule follows Dagger's binding graph validation.
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
        UnsharedEffectRule.check(model, into: &findings)
        MainActorRequiredRule.check(model, into: &findings)
        EffectRequiredRule.check(model, into: &findings)
        IsolationCrossingRule.check(model, into: &findings)
        StartUnreachableRule.check(model, into: &findings)
        return findings
    }
}
