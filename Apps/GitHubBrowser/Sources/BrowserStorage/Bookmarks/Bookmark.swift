// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A repository that the user wants to find again.
public struct Bookmark: Sendable, Hashable {
    /// The repository, as the user wrote it.
    public let name: RepositoryName
    /// The time at which it was marked.
    public let addedAt: Date

    /// Makes a bookmark.
    public init(name: RepositoryName, addedAt: Date) {
        self.name = name
        self.addedAt = addedAt
    }
}
