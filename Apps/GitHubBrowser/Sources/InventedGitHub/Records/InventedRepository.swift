// SPDX-License-Identifier: Apache-2.0

/// A repository.
struct InventedRepository: Sendable, Hashable {
    /// The share of a language in the code.
    struct Language: Sendable, Hashable {
        let name: String
        let bytes: Int
    }

    let id: Int
    var owner: String = CoffeeWorks.login
    let name: String
    let created: InventedTime
    let pushed: InventedTime?
    let branch: String
    /// `fork`, `archived`, `template`; `sparse` where the answer leaves out what it can; `bare` without a README.
    let flags: Set<String>
    /// The name that it had before, under which it is still found.
    let formerName: String?
    let languages: [Language]
    let license: String?
    let stars: Int
    let forks: Int
    let watchers: Int
    let topics: [String]
    let homepage: String?
    let summary: String?

    var fullName: String { "\(owner)/\(name)" }
}

extension InventedRepository {
    /// Reads an entry `repo NAME | CREATED | PUSHED | BRANCH | FLAGS` and the entry `code …` that follows it.
    init?(_ entry: TextEntry, _ code: TextEntry, index: Int) {
        guard entry.kind == "repo", code.kind == "code", let name = entry[0],
            let created = entry[1].flatMap(InventedTime.init)
        else { return nil }
        id = 48_151_600 + 37 * index
        self.name = name
        self.created = created
        pushed = entry[2].flatMap(InventedTime.init)
        branch = entry[3] ?? "main"
        let flags = entry.list(4)
        self.flags = Set(flags.filter { !$0.hasPrefix("was ") })
        formerName = flags.first { $0.hasPrefix("was ") }.map { String($0.dropFirst(4)) }
        languages = code.list(0).compactMap { text in
            let parts = text.split(separator: " ")
            guard let bytes = parts.last.flatMap({ Int($0) }) else { return nil }
            return Language(name: parts.dropLast().joined(separator: " "), bytes: bytes)
        }
        license = code[1]
        let counts = (code[2] ?? "").split(separator: " ").map { Int($0) ?? 0 } + [0, 0, 0]
        (stars, forks, watchers) = (counts[0], counts[1], counts[2])
        topics = code.list(3)
        homepage = code[4]
        summary = code.text.isEmpty ? nil : code.text
    }

    /// Makes the repository of a member: a quiet fork of the organisation's, or else the member's settings.
    init(_ name: String, of member: InventedMember, fork parent: InventedRepository?, index: Int) {
        let days = 40 + Int("\(member.login)/\(name)".stableHash % 500)
        id = member.id * 100 + index
        owner = member.login
        self.name = name
        created = .ago(seconds: (days + 21) * 86_400, unit: 86_400)
        pushed = .ago(seconds: days * 86_400, unit: 86_400)
        branch = parent?.branch ?? "main"
        flags = parent == nil ? [] : ["fork"]
        formerName = nil
        languages = parent?.languages ?? [Language(name: "Shell", bytes: 4_210)]
        license = parent?.license
        (stars, forks, watchers) = (days % 5, 0, 1)
        topics = parent?.topics ?? []
        homepage = nil
        summary = parent.map(\.summary) ?? "How \(member.login) sets up a machine"
    }

    /// Returns the repositories of a text, oldest first.
    static func all(in text: String) -> [InventedRepository] {
        let entries = TextEntry.entries(of: text)
        return zip(entries, entries.dropFirst()).filter { $0.0.kind == "repo" }.enumerated().compactMap { index, pair in
            InventedRepository(pair.0, pair.1, index: index)
        }
    }
}
