// SPDX-License-Identifier: Apache-2.0

struct InventedRepository: Sendable, Hashable {
    let id: Int
    var owner: String = CoffeeWorks.login
    let name: String
    let created: InventedTime
    let pushed: InventedTime?
    /// `fork`, `archived`; `bare` without a README.
    let flags: Set<String>
    /// The languages, the most used one first.
    let languages: [String]
    let license: String?
    let stars: Int
    let topics: [String]
    let summary: String?

    var fullName: String { "\(owner)/\(name)" }
}

extension InventedRepository {
    private static let licenses = ["Apache-2.0", "MIT", "Apache-2.0", "BSD-3-Clause", "NOASSERTION", nil, "MIT"]

    /// Reads an entry `repo NAME | LANGUAGES | STARS | PUSHED | TOPICS | FLAGS | SUMMARY`, whose summary goes on below.
    init?(_ entry: TextEntry, index: Int) {
        guard entry.kind == "repo", let name = entry[0] else { return nil }
        id = 48_151_600 + 37 * index
        self.name = name
        pushed = entry[3].flatMap(InventedTime.init)
        // One in two months, since 2014.
        created = .day(after: 4789 + index * 62)
        flags = Set(entry.list(5))
        languages = entry.list(1)
        license = Self.licenses[index % Self.licenses.count]
        stars = entry.number(2)
        topics = entry.list(4)
        summary = entry[6].map { entry.text.isEmpty ? $0 : $0 + "\n" + entry.text }
    }

    /// Makes the repository of a member: a quiet fork of the organisation's, or else the member's settings.
    init(_ name: String, of member: InventedMember, fork parent: InventedRepository?, index: Int) {
        let days = 40 + Int("\(member.login)/\(name)".stableHash % 500)
        self.init(
            id: member.id * 100 + index, owner: member.login, name: name,
            created: .ago(seconds: (days + 21) * 86_400, unit: 86_400),
            pushed: .ago(seconds: days * 86_400, unit: 86_400), flags: parent == nil ? [] : ["fork"],
            languages: parent?.languages ?? ["Shell"], license: parent?.license, stars: days % 5,
            topics: parent?.topics ?? [], summary: parent.map(\.summary) ?? "How \(member.login) sets up a machine")
    }
}

struct InventedReadme: Sendable, Hashable {
    let path: String
    let text: String

    /// Returns the README of most repositories: the name and the description.
    static func about(_ repository: InventedRepository) -> InventedReadme {
        let parts = ["# \(repository.name)"] + [repository.summary].compactMap(\.self)
        return InventedReadme(path: "README.md", text: parts.joined(separator: "\n\n") + "\n")
    }
}
