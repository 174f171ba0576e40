// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A repository that the user wants to find again.
package struct Bookmark: Sendable, Hashable {
    /// The repository, as the user wrote it.
    package let name: RepositoryName
    /// The time at which it was marked.
    package let addedAt: Date

    package init(name: RepositoryName, addedAt: Date) {
        self.name = name
        self.addedAt = addedAt
    }
}
