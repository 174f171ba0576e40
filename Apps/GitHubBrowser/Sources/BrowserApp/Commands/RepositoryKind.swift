// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The kinds of repositories to list.
enum RepositoryKind: String, Sendable, Hashable, CaseIterable {
    /// All repositories.
    case all
    /// Repositories that aren't forks.
    case source
    /// Forks.
    case fork
    /// Archived repositories.
    case archived

    /// Returns whether a repository is of this kind.
    func includes(_ repository: Repository) -> Bool {
        switch self {
        case .all: true
        case .source: repository.isFork != true
        case .fork: repository.isFork == true
        case .archived: repository.isArchived == true
        }
    }
}
