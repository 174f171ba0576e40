// SPDX-License-Identifier: Apache-2.0

struct InventedRelease: Sendable, Hashable {
    let repository: String
    let tag: String
    let published: InventedTime
    let author: String?
    var isPrerelease: Bool = false
    let name: String?
    let body: String?
    let files: Int
}

extension InventedRelease {
    /// Reads an entry `release REPO TAG | PUBLISHED | AUTHOR | FLAGS | FILES`, whose first line is the name.
    init?(_ entry: TextEntry) {
        let parts = (entry[0] ?? "").split(separator: " ")
        guard entry.kind == "release", parts.count == 2, let published = entry[1].flatMap(InventedTime.init) else {
            return nil
        }
        let text = entry.titleAndBody
        self.init(
            repository: String(parts[0]), tag: String(parts[1]), published: published, author: entry[2],
            isPrerelease: entry[3] == "pre", name: ["", "-"].contains(text.title) ? nil : text.title, body: text.body,
            files: entry.number(4))
    }
}
