// SPDX-License-Identifier: Apache-2.0

/// An account, with what it says about itself.
struct InventedMember: Sendable, Hashable {
    let id: Int
    let login: String
    let joined: InventedTime
    let followers: Int
    /// The names of its repositories, which are forks of those of the organisation that have the same name.
    let repositories: [String]
    /// `hidden` where only other members may know; `bot`; `admin`; `faceless` without a picture.
    let flags: Set<String>
    let name: String?
    let company: String?
    let location: String?
    let blog: String?
    let bio: String?
}

extension InventedMember {
    /// Reads an entry `member LOGIN | JOINED | FOLLOWERS | REPOSITORIES | FLAGS` and the entry `says …` that follows it.
    init?(_ entry: TextEntry, _ says: TextEntry, index: Int) {
        guard entry.kind == "member", says.kind == "says", let login = entry[0],
            let joined = entry[1].flatMap(InventedTime.init)
        else { return nil }
        id = 9_100_200 + 113 * index
        self.login = login
        self.joined = joined
        followers = entry.number(2)
        repositories = entry.list(3)
        flags = Set(entry.list(4))
        name = says[0]
        company = says[1]
        location = says[2]
        blog = says[3]
        bio = says.text.isEmpty ? nil : says.text
    }

    /// Returns the members of a text, in the order in which GitHub lists them: by login.
    static func all(in text: String) -> [InventedMember] {
        let entries = TextEntry.entries(of: text)
        return zip(entries, entries.dropFirst()).filter { $0.0.kind == "member" }.enumerated().compactMap {
            index, pair in
            InventedMember(pair.0, pair.1, index: index)
        }
    }
}
