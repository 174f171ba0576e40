// SPDX-License-Identifier: Apache-2.0

import DICore

/// A kind of finding: its words, and what a fix of it may need.
///
/// Its findings are rows of one type, `_Finding`, whose numbers the kind names in a private extension beside it: a structure of
/// its own costs each kind about a kilobyte. It explains them with the vocabulary of an explainer, in a private extension of
/// `_Explainer`.
protocol FindingKind: SendableMetatype {
    /// The id of its diagnostics.
    static var id: Diagnostic.ID { get }

    /// Makes the diagnostic of a finding.
    static func explain(_ finding: _Finding, by explainer: _Explainer) -> Diagnostic

    /// Counts the bindings as used that a fix of this error may need, so that they cause no further warnings.
    static func use(_ finding: _Finding, in usage: inout Usage)
}

extension FindingKind {
    /// Counts nothing as used.
    static func use(_ finding: _Finding, in usage: inout Usage) {}
}
