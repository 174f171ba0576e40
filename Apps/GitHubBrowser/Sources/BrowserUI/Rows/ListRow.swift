// SPDX-License-Identifier: Apache-2.0

/// A row of a list.
public struct ListRow: Sendable, Hashable, Identifiable {
    /// The identity of the row in its list, stable across refreshes.
    public let id: String
    /// The text of the first column.
    public let name: String
    /// The values of the other columns, in their order.
    public internal(set) var details: [ListDetail] = []
    /// The URL on the web.
    public internal(set) var url: String = ""
    /// The screen that the row opens.
    public internal(set) var reference: Reference?
    /// The subject of the preview.
    public internal(set) var subject: Subject = .text("")

    /// The name to copy: that of a repository includes its owner.
    var copiedName: String { reference?.repository.map { "\($0)" } ?? name }

    /// The text that the filter searches.
    var searchable: String {
        ([name] + details.compactMap(\.word)).joined(separator: " ")
    }
}
