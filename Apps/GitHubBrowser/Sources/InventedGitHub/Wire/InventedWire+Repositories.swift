// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension InventedWire {
    private static let licenses: [String: String] = [
        "Apache-2.0": "Apache License 2.0", "MIT": "MIT License", "BSD-2-Clause": "BSD 2-Clause \"Simplified\" License",
        "BSD-3-Clause": "BSD 3-Clause \"New\" or \"Revised\" License", "ISC": "ISC License",
        "MPL-2.0": "Mozilla Public License 2.0", "GPL-3.0": "GNU General Public License v3.0",
        "CC-BY-4.0": "Creative Commons Attribution 4.0 International",
        "CC0-1.0": "Creative Commons Zero v1.0 Universal",
        "Unlicense": "The Unlicense", "NOASSERTION": "Other",
    ]

    /// The fields that responses of old servers lack.
    private static let optional: Set<String> = ["fork", "homepage", "language", "license", "topics", "owner", "size"]

    /// Returns a repository as lists have it.
    func listed(_ repository: InventedRepository) -> WireValue {
        let whole = self.whole(repository).removing(["subscribers_count", "organization"])
        return repository.flags.contains("sparse") ? whole.removing(Self.optional) : whole
    }

    /// Returns a repository with all of its fields.
    func whole(_ repository: InventedRepository) -> WireValue {
        let created = time(repository.created, of: repository.name)
        let pushed = pushed(repository)
        let updated = max(created, pushed.map { $0.addingTimeInterval(Double(repository.id % 7) * 600) } ?? created)
        let open = data.issues(of: repository).count(where: \.isOpen)
        let facts: WireValue = [
            "id": .integer(repository.id), "name": .text(repository.name), "full_name": .text(repository.fullName),
            "private": false, "owner": account(repository.owner), "description": .optional(repository.summary),
            "fork": .bool(repository.flags.contains("fork")), "homepage": .optional(repository.homepage),
            "language": .optional(repository.languages.first?.name), "license": license(repository),
            "topics": .list(repository.topics.map(WireValue.text)), "visibility": "public",
            "archived": .bool(repository.flags.contains("archived")), "default_branch": .text(repository.branch),
            "is_template": .bool(repository.flags.contains("template")), "has_issues": true,
        ]
        let numbers: [String: WireValue] = [
            "stargazers_count": .integer(repository.stars), "forks_count": .integer(repository.forks),
            "subscribers_count": .integer(repository.watchers), "open_issues_count": .integer(open),
            "size": .integer(repository.languages.reduce(0) { $0 + $1.bytes } / 1024),
            "created_at": text(created), "pushed_at": text(pushed), "updated_at": text(min(updated, hour)),
            "html_url": web(repository.fullName), "url": api("repos/\(repository.fullName)"),
            "organization": data.isOwner(repository.owner) ? account(data.login) : .null,
        ]
        return facts.adding(numbers)
    }

    /// Returns the bytes of each language.
    func languages(_ repository: InventedRepository) -> WireValue {
        .object(Dictionary(repository.languages.map { ($0.name, .integer($0.bytes)) }) { first, _ in first })
    }

    /// Returns a README with its text in base64, in lines of 60; one over a megabyte comes without.
    func readme(_ readme: InventedReadme, of repository: InventedRepository) -> WireValue {
        let isLarge = readme.text.utf8.count > 1_048_576
        return [
            "name": .text(readme.path.split(separator: "/").last.map(String.init) ?? readme.path),
            "path": .text(readme.path), "size": .integer(readme.text.utf8.count), "type": "file",
            "url": api("repos/\(repository.fullName)/contents/\(readme.path)?ref=\(repository.branch)"),
            "html_url": web("\(repository.fullName)/blob/\(repository.branch)/\(readme.path)"),
            "encoding": isLarge ? "none" : "base64", "content": .text(isLarge ? "" : Self.base64(readme.text)),
        ]
    }

    /// Returns the time of the last commit of a repository.
    func pushed(_ repository: InventedRepository) -> Date? {
        repository.pushed.map { time($0, of: repository.name) }
    }

    private static func base64(_ text: String) -> String {
        let encoded = Array(Data(text.utf8).base64EncodedData())
        return stride(from: 0, to: encoded.count, by: 60).map { start in
            String(decoding: encoded[start..<min(start + 60, encoded.count)], as: UTF8.self) + "\n"
        }.joined()
    }

    private func license(_ repository: InventedRepository) -> WireValue {
        guard let id = repository.license, let name = Self.licenses[id] else { return .null }
        return [
            "key": id == "NOASSERTION" ? "other" : .text(id.lowercased()), "name": .text(name), "spdx_id": .text(id),
        ]
    }
}
