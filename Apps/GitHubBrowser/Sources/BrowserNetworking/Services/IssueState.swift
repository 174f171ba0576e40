// SPDX-License-Identifier: Apache-2.0

/// Which issues of a repository are wanted.
public enum IssueState: String, Sendable, Hashable, CaseIterable {
    /// Those to be dealt with.
    case open
    /// Those that were dealt with.
    case closed
    /// Both.
    case all
}
