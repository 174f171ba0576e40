// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// One row of a list, as a screen shows it.
public struct ListRow: Sendable, Hashable, Identifiable {
    /// What the row stands for, such as the full name of a repository.
    public let id: String
    /// What is shown first and copied as the name.
    public let name: String
    /// What else is shown, in the order of the columns.
    public let details: [String]
    /// Where it is on the web.
    public let url: String
    /// Whether it can be kept among the bookmarks.
    public let canBeBookmarked: Bool
    /// What the preview shows, in Markdown.
    public let preview: String

    /// Makes a row.
    public init(
        id: String, name: String, details: [String] = [], url: String = "", canBeBookmarked: Bool = false,
        preview: String = ""
    ) {
        self.id = id
        self.name = name
        self.details = details
        self.url = url
        self.canBeBookmarked = canBeBookmarked
        self.preview = preview
    }
}
