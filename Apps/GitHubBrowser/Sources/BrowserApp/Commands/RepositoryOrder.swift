// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The sort orders of a list of repositories.
public enum RepositoryOrder: String, Sendable, Hashable, CaseIterable {
    /// By the last push, latest first.
    case pushed
    /// By the last update, latest first.
    case updated
    /// By creation, newest first.
    case created
    /// By name, ignoring case.
    case name
    /// By stars, most first.
    case stars

    /// Returns the repositories in this order. The sort is stable; repositories without the value come last.
    public func sorted(_ repositories: [Repository]) -> [Repository] {
        switch self {
        case .pushed: descending(repositories, by: \.pushedAt)
        case .updated: descending(repositories, by: \.updatedAt)
        case .created: descending(repositories, by: \.createdAt)
        case .stars: descending(repositories, by: \.stars)
        case .name:
            repositories.enumerated().sorted { one, other in
                (one.element.name.lowercased(), one.offset) < (other.element.name.lowercased(), other.offset)
            }.map(\.element)
        }
    }

    private func descending<Value: Comparable>(
        _ repositories: [Repository], by value: (Repository) -> Value?
    ) -> [Repository] {
        let known = repositories.enumerated().compactMap { offset, repository in
            value(repository).map { (value: $0, offset: offset, repository: repository) }
        }
        return known.sorted { ($1.value, $0.offset) < ($0.value, $1.offset) }.map(\.repository)
            + repositories.filter { value($0) == nil }
    }
}

/// The kinds of repositories to list.
public enum RepositoryKind: String, Sendable, Hashable, CaseIterable {
    /// All repositories.
    case all
    /// Repositories that aren't forks.
    case source
    /// Forks.
    case fork
    /// Archived repositories.
    case archived

    /// Returns whether a repository is of this kind.
    public func includes(_ repository: Repository) -> Bool {
        switch self {
        case .all: true
        case .source: repository.isFork != true
        case .fork: repository.isFork == true
        case .archived: repository.isArchived == true
        }
    }
}
