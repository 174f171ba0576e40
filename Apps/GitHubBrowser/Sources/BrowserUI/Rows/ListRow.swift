// SPDX-License-Identifier: Apache-2.0

/// A row of a list.
public struct ListRow: Sendable, Hashable, Identifiable {
    /// The identity of the row in its list, stable across refreshes.
    public let id: String
    /// The text of the first column.
    public let name: String
    /// The values of the other columns, in their order.
    public let details: [ListDetail]
    /// The URL on the web.
    public let url: String
    /// The screen that the row opens.
    public let reference: Reference?
    /// The subject of the preview.
    public let subject: Subject

    /// Creates a row.
    public init(
        id: String, name: String, details: [ListDetail] = [], url: String = "", reference: Reference? = nil,
        subject: Subject = .text("")
    ) {
        self.id = id
        self.name = name
        self.details = details
        self.url = url
        self.reference = reference
        self.subject = subject
    }

    /// The name to copy: that of a repository includes its owner.
    var copiedName: String { reference?.repository.map { "\($0)" } ?? name }

    /// The text that the filter searches.
    var searchable: String {
        ([name] + details.compactMap(\.word)).joined(separator: " ")
    }
}
