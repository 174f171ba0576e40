// SPDX-License-Identifier: Apache-2.0

/// One row of a list, as a screen shows it.
public struct ListRow: Sendable, Hashable, Identifiable {
    /// What tells the row from others of its list, also after a refresh.
    public let id: String
    /// What is shown first and copied as the name.
    public let name: String
    /// What else is shown, in the order of the columns.
    public let details: [ListDetail]
    /// Where it is on the web.
    public let url: String
    /// What opens with it.
    public let reference: Reference?
    /// What the preview tells.
    public let subject: Subject

    /// Makes a row.
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

    /// What the filter looks at.
    var searchable: String {
        ([name] + details.compactMap(\.word)).joined(separator: " ")
    }
}
