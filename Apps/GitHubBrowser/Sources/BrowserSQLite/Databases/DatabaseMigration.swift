// SPDX-License-Identifier: Apache-2.0

/// One step of a database file from a version to the next, contributed by the feature whose tables it creates.
///
/// The contributions are a set: their order is that of their versions, not that of the modules.
package struct DatabaseMigration: Sendable, Hashable {
    /// The files that the program keeps.
    package enum File: Sendable, Hashable {
        /// The cache, which can be requested again.
        case cache
        /// The bookmarks of the user.
        case bookmarks
    }

    /// The file that it changes.
    package let file: File
    /// The version of the file afterwards; those of a file are 1, 2, 3 and so on, and never change once released.
    package let version: Int
    package let sql: String
}
