// SPDX-License-Identifier: Apache-2.0

import DICore

/// The severities of options, with a memory of the last one.
///
/// Findings of one rule follow each other, and hashing an id takes longer than comparing it with the last one.
struct _MemoizedSeverities {
    private let severities: [Diagnostic.ID: Diagnostic.Severity?]
    private var last: (id: Diagnostic.ID, severity: Diagnostic.Severity??)?

    init(_ severities: [Diagnostic.ID: Diagnostic.Severity?]) {
        self.severities = severities
    }

    /// The severity that is given to an id; nil in the optional if it is silenced.
    subscript(id: Diagnostic.ID) -> Diagnostic.Severity?? {
        mutating get {
            if let last, last.id == id { return last.severity }
            let severity = severities[id]
            last = (id, severity)
            return severity
        }
    }
}
