// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

@testable import DIDiagnostics

/// Whether two kinds are the same: those with the same words. Several kinds have one id.
func == (left: RemarkKind, right: RemarkKind) -> Bool {
    // Proof of unsafeBitCast: an id is a string of two words, and each function is the address of its code and its context.
    unsafeBitCast(left, to: Words.self).explain.code == unsafeBitCast(right, to: Words.self).explain.code
}

/// A kind as the words of memory that it consists of.
private struct Words {
    let id: (UInt, UInt)
    let explain: (code: UInt, context: UInt)
}

/// The warnings and notes of a graph.
func remarks(
    on model: _GraphModel, beside errors: [_Finding], isAskedFor: (Diagnostic.ID) -> Bool = { _ in false }
) -> [Remark] {
    RemarkRules.remarks(on: model, beside: errors, isAskedFor: isAskedFor)
}

extension _Explainer {
    /// Explains a warning or a note.
    func explain(_ remark: Remark) -> Diagnostic { remark.kind.explain(self, remark) }
}
