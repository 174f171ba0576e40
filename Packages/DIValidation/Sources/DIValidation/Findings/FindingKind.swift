// SPDX-License-Identifier: Apache-2.0

import DICore

/// A kind of finding: its id, its words, and what a fix of it may need.
///
/// Its findings are rows of one type, `_Finding`, whose numbers the kind names in a private extension beside it. A kind is a
/// constant beside its rule, neither a type that conforms to a protocol nor a case of an enumeration: a program then contains
/// the words of those rules only that it can run.
struct FindingKind: Sendable {
    /// The id of its diagnostics.
    let id: Diagnostic.ID
    /// Makes the diagnostic of a finding, with the vocabulary of an explainer.
    let explain: @Sendable (_ explainer: _Explainer, _ finding: _Finding) -> Diagnostic
    /// Counts the bindings as used that a fix of this error may need, so that they cause no further warnings.
    let use: @Sendable (_ finding: _Finding, _ usage: inout Usage) -> Void

    init(
        _ id: Diagnostic.ID, explain: @escaping @Sendable (_Explainer, _Finding) -> Diagnostic,
        use: @escaping @Sendable (_Finding, inout Usage) -> Void = { _, _ in }
    ) {
        self.id = id
        self.explain = explain
        self.use = use
    }
}
