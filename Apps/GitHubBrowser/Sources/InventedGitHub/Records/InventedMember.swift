// SPDX-License-Identifier: Apache-2.0

/// An account, with what it says about itself.
struct InventedMember: Sendable, Hashable {
    let id: Int
    let login: String
    var followers: Int = 0
    /// The names of its repositories, which are forks of those of the organisation that have the same name.
    var repositories: [String] = []
    /// `hidden` where only other members may know; `bot`; `faceless` without a picture.
    var flags: Set<String> = []
    var name: String?
    var location: String?
    var bio: String?
}

extension InventedMember {
    /// Reads an entry `member LOGIN | FOLLOWERS | REPOSITORIES | FLAGS | NAME | LOCATION | BIO`.
    init?(_ entry: TextEntry, index: Int) {
        guard entry.kind == "member", let login = entry[0] else { return nil }
        self.init(
            id: 9_100_200 + 113 * index, login: login, followers: entry.number(1), repositories: entry.list(2),
            flags: Set(entry.list(3)), name: entry[4], location: entry[5], bio: entry[6])
    }
}
