// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Makes a diagnostic about a binding, whose key is the subject.
    @inline(never)
    func diagnostic(
        _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, on binding: Int, _ message: String,
        trace: [Diagnostic.Step], notes: [String] = [], fixes: [String]
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, subject: subject(model.bindings[binding].key), message: message, trace: trace,
            notes: notes, fixes: fixes)
    }

    /// Quotes the key of a binding in a sentence.
    @inline(never)
    func quotedKey(of binding: Int) -> String {
        quoted(model.bindings[binding].key)
    }

    /// Quotes the type of a component in a sentence.
    @inline(never)
    func quotedType(of component: Int) -> String {
        quoted(model.components[component].type)
    }
}
