// SPDX-License-Identifier: Apache-2.0

struct ListRow: Sendable, Hashable, Identifiable {
    /// The identity of the row in its list, stable across refreshes.
    let id: String
    let name: String
    /// The values of the other columns, in their order.
    var details: [ListDetail] = []
    var reference: Reference?
    var subject: Subject = .text("")

    /// The URL on the web; may be empty.
    var url: String { subject.url ?? "" }

    /// The name to copy: that of a repository includes its owner.
    var copiedName: String { reference?.repository.map { "\($0)" } ?? name }
}
