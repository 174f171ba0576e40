// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The orders in which a list of repositories can be shown.
public enum RepositoryOrder: String, Sendable, Hashable, CaseIterable {
    /// The last commit first.
    case pushed
    /// The last change first.
    case updated
    /// The newest first.
    case created
    /// By the alphabet, without regard to case.
    case name
    /// The most stars first.
    case stars

    /// The repositories in this order; equal ones keep theirs, those without a value come last.
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
        repositories.enumerated().sorted { one, other in
            switch (value(one.element), value(other.element)) {
            case (let first?, let second?): (second, one.offset) < (first, other.offset)
            case (_?, nil): true
            case (nil, _?): false
            case (nil, nil): one.offset < other.offset
            }
        }.map(\.element)
    }
}

/// Which repositories of an account are wanted.
public enum RepositoryKind: String, Sendable, Hashable, CaseIterable {
    /// Every one.
    case all
    /// Those that began here.
    case source
    /// Those that began as a copy.
    case fork
    /// Those that are read-only.
    case archived

    /// Whether a repository is of this kind.
    public func includes(_ repository: Repository) -> Bool {
        switch self {
        case .all: true
        case .source: repository.isFork != true
        case .fork: repository.isFork == true
        case .archived: repository.isArchived == true
        }
    }
}
