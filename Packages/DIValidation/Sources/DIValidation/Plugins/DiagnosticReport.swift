// SPDX-License-Identifier: Apache-2.0

import DICore

/// Where a plugin puts what it has found.
public struct DiagnosticReport: Sendable {
    /// What was reported so far, in that order; the graph sorts it by place, id and subject.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Makes an empty report, such as for a plugin's own test.
    public init() {}

    /// Reports one diagnostic.
    public mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}
