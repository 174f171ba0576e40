// SPDX-License-Identifier: Apache-2.0

/// A release.
struct InventedRelease: Sendable, Hashable {
    /// A file that comes with it.
    struct Asset: Sendable, Hashable {
        let name: String
        let size: Int
        let downloads: Int
    }

    let repository: String
    let tag: String
    let published: InventedTime
    let author: String?
    let isPrerelease: Bool
    let name: String?
    let body: String?
    var assets: [Asset] = []
}

extension InventedRelease {
    /// Reads an entry `release REPO TAG | PUBLISHED | AUTHOR | FLAGS`, whose first line is the name.
    init?(_ entry: TextEntry) {
        let parts = (entry[0] ?? "").split(separator: " ")
        guard entry.kind == "release", parts.count == 2, let published = entry[1].flatMap(InventedTime.init) else {
            return nil
        }
        repository = String(parts[0])
        tag = String(parts[1])
        self.published = published
        author = entry[2]
        isPrerelease = entry.list(3).contains("pre")
        let text = entry.titleAndBody
        name = text.title.isEmpty || text.title == "-" ? nil : text.title
        body = text.body
    }

    /// Returns the releases of a text; a file belongs to the release above it.
    static func all(in text: String) -> [InventedRelease] {
        var releases: [InventedRelease] = []
        for entry in TextEntry.entries(of: text) {
            if entry.kind == "asset" {
                guard !releases.isEmpty, let name = entry[0] else { continue }
                releases[releases.count - 1].assets.append(
                    Asset(name: name, size: entry.number(1), downloads: entry.number(2)))
            } else if let release = InventedRelease(entry) {
                releases.append(release)
            }
        }
        return releases
    }
}
