// SPDX-License-Identifier: Apache-2.0

import DICore

/// A result of a rule, in indices of the model.
///
/// A finding is a value; its words are made when somebody reads them. It explains itself with the vocabulary of an
/// explainer, in a private extension of `_Explainer` beside it.
protocol Finding: Sendable {
    /// The id of its diagnostic.
    var id: Diagnostic.ID { get }

    /// Makes its diagnostic.
    func explained(by explainer: _Explainer) -> Diagnostic

    /// Counts the bindings as used that a fix of this error may need, so that they cause no further warnings.
    func use(in usage: inout Usage)
}

extension Finding {
    /// Counts nothing as used.
    func use(in usage: inout Usage) {}
}
