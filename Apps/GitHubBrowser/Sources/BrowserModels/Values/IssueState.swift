// SPDX-License-Identifier: Apache-2.0

/// The state of the issues to list.
public enum IssueState: String, Sendable, Hashable, CaseIterable {
    /// Open issues.
    case open
    /// Closed issues.
    case closed
    /// Open and closed issues.
    case all
}
