// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension InventedWire {
    /// Returns a repository as lists have it.
    func listed(_ repository: InventedRepository) -> WireValue { whole(repository).removing(["subscribers_count"]) }

    func whole(_ repository: InventedRepository) -> WireValue {
        let created = time(repository.created, of: repository.name)
        let pushed = repository.pushed.map { time($0, of: repository.name) }
        let updated = max(created, pushed.map { $0.addingTimeInterval(Double(repository.id % 7) * 600) } ?? created)
        let isArchived = repository.flags.contains("archived")
        let homepage = repository.stars > 2500 ? "https://\(repository.name).example" : nil
        return [
            "id": .integer(repository.id), "name": .text(repository.name), "full_name": .text(repository.fullName),
            "private": false, "owner": account(repository.owner), "description": .optional(repository.summary),
            "fork": .bool(repository.flags.contains("fork")), "homepage": .optional(homepage),
            "language": .optional(repository.languages.first),
            "license": repository.license.map { id in
                ["name": id == "NOASSERTION" ? "Other" : .text(id), "spdx_id": .text(id)]
            } ?? .null,
            "topics": .list(repository.topics.map(WireValue.text)), "visibility": "public",
            "archived": .bool(isArchived), "default_branch": isArchived ? "master" : "main",
            "stargazers_count": .integer(repository.stars), "forks_count": .integer(repository.stars / 13),
            "subscribers_count": .integer(repository.stars / 84),
            "open_issues_count": .integer(data.issues(of: repository).count(where: \.isOpen)),
            "created_at": text(created), "pushed_at": text(pushed), "updated_at": text(min(updated, hour)),
            "html_url": web(repository.fullName),
        ]
    }

    /// Returns the bytes of each language.
    func languages(_ repository: InventedRepository) -> WireValue {
        let whole = 9_000 + Int(repository.name.stableHash % 400_000)
        let bytes = repository.languages.enumerated().map { ($1, WireValue.integer(whole / (1 + 8 * $0 * $0))) }
        return .object(Dictionary(bytes) { first, _ in first })
    }

    /// Returns a README with its text in base64, in lines.
    func readme(_ readme: InventedReadme, of repository: InventedRepository) -> WireValue {
        [
            "path": .text(readme.path), "html_url": web("\(repository.fullName)/blob/main/\(readme.path)"),
            "encoding": "base64",
            "content": .text(
                Data(readme.text.utf8).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])),
        ]
    }

    func release(_ release: InventedRelease, of repository: InventedRepository) -> WireValue {
        let seed = Int("\(release.repository)@\(release.tag)".stableHash % 90_000_000)
        let published = time(release.published, of: "\(release.repository)@\(release.tag)")
        let tag = release.tag.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? release.tag
        let files = ["linux-x86_64.tar.gz", "linux-aarch64.tar.gz", "macos.pkg"].map {
            "\(repository.name)-\(tag)-\($0)"
        }
        let assets = (files + ["SHA256SUMS"]).suffix(release.files).enumerated().map { index, name -> WireValue in
            [
                "name": .text(name), "size": .integer(seed % 20_000_000 / (1 + index)),
                "download_count": .integer(seed % 4_000 / (1 + index)),
                "browser_download_url": web("\(repository.fullName)/releases/download/\(tag)/\(name)"),
            ]
        }
        return [
            "id": .integer(seed), "tag_name": .text(release.tag), "name": .optional(release.name),
            "body": .optional(release.body), "draft": false, "prerelease": .bool(release.isPrerelease),
            "author": account(release.author), "html_url": web("\(repository.fullName)/releases/tag/\(tag)"),
            "created_at": text(published.addingTimeInterval(-5400)), "published_at": text(published),
            "assets": .list(assets),
        ]
    }
}
