// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension DemoWire {
    private static let licenses: [String: (key: String, name: String)] = [
        "Apache-2.0": ("apache-2.0", "Apache License 2.0"), "MIT": ("mit", "MIT License"),
        "BSD-2-Clause": ("bsd-2-clause", "BSD 2-Clause \"Simplified\" License"),
        "BSD-3-Clause": ("bsd-3-clause", "BSD 3-Clause \"New\" or \"Revised\" License"),
        "ISC": ("isc", "ISC License"), "MPL-2.0": ("mpl-2.0", "Mozilla Public License 2.0"),
        "GPL-3.0": ("gpl-3.0", "GNU General Public License v3.0"),
        "CC-BY-4.0": ("cc-by-4.0", "Creative Commons Attribution 4.0 International"),
        "CC0-1.0": ("cc0-1.0", "Creative Commons Zero v1.0 Universal"), "Unlicense": ("unlicense", "The Unlicense"),
        "NOASSERTION": ("other", "Other"),
    ]

    /// The fields that a repository only has in a response of its own.
    private static let alone: Set<String> = ["subscribers_count", "network_count", "organization"]

    /// The fields that responses of old servers lack.
    private static let optional: Set<String> = [
        "fork", "homepage", "language", "license", "topics", "owner", "has_issues", "is_template", "size", "disabled",
    ]

    /// Returns a repository as lists have it.
    func listed(_ repository: DemoRepository) -> WireValue {
        let whole = self.whole(repository).removing(Self.alone)
        return repository.flags.contains("sparse") ? whole.removing(Self.optional) : whole
    }

    /// Returns a repository with all of its fields.
    func whole(_ repository: DemoRepository) -> WireValue {
        let own: [String: WireValue] = [
            "id": .integer(repository.id), "node_id": .text(node("R", repository.id)), "name": .text(repository.name),
            "full_name": .text(repository.fullName), "private": false, "owner": account(repository.owner),
            "description": .optional(repository.summary), "fork": .bool(repository.flags.contains("fork")),
            "homepage": .optional(repository.homepage), "language": .optional(repository.languages.first?.name),
            "license": license(repository), "topics": .list(repository.topics.map(WireValue.text)),
            "archived": .bool(repository.flags.contains("archived")), "disabled": false,
            "is_template": .bool(repository.flags.contains("template")), "visibility": "public",
            "default_branch": .text(repository.branch), "has_issues": true,
        ]
        return .object(own).adding(addresses(repository)).adding(counts(repository)).adding(times(repository))
    }

    /// Returns the bytes of each language.
    func languages(_ repository: DemoRepository) -> WireValue {
        .object(Dictionary(repository.languages.map { ($0.name, .integer($0.bytes)) }) { first, _ in first })
    }

    /// Returns a README with its text in base64, in lines of 60; one over a megabyte comes without.
    func readme(_ readme: DemoReadme, of repository: DemoRepository) -> WireValue {
        let isLarge = readme.text.utf8.count > 1_048_576
        let path = "repos/\(repository.fullName)/contents/\(readme.path)"
        let blob = String(readme.text.demoHash, radix: 16)
        return .object([
            "name": .text(readme.path.split(separator: "/").last.map(String.init) ?? readme.path),
            "path": .text(readme.path), "sha": .text(String(repeating: "0", count: max(40 - blob.count, 0)) + blob),
            "size": .integer(readme.text.utf8.count), "type": "file", "url": api("\(path)?ref=\(repository.branch)"),
            "html_url": web("\(repository.fullName)/blob/\(repository.branch)/\(readme.path)"),
            "download_url": .text(
                "https://raw.githubusercontent.com/\(repository.fullName)/\(repository.branch)/\(readme.path)"),
            "encoding": isLarge ? "none" : "base64", "content": .text(isLarge ? "" : Self.base64(readme.text)),
        ])
    }

    /// Returns the time of the last commit of a repository.
    func pushed(_ repository: DemoRepository) -> Date? {
        repository.pushed.map { time($0, of: repository.name) }
    }

    private static func base64(_ text: String) -> String {
        let encoded = Array(Data(text.utf8).base64EncodedData())
        return stride(from: 0, to: encoded.count, by: 60).map { start in
            String(decoding: encoded[start..<min(start + 60, encoded.count)], as: UTF8.self) + "\n"
        }.joined()
    }

    private func license(_ repository: DemoRepository) -> WireValue {
        guard let id = repository.license, let license = Self.licenses[id] else { return .null }
        return .object([
            "key": .text(license.key), "name": .text(license.name), "spdx_id": .text(id),
            "url": id == "NOASSERTION" ? .null : api("licenses/\(license.key)"),
            "node_id": .text(node("L", id.utf8.count)),
        ])
    }

    private func addresses(_ repository: DemoRepository) -> [String: WireValue] {
        let base = "repos/\(repository.fullName)"
        return [
            "html_url": web(repository.fullName), "url": api(base), "languages_url": api("\(base)/languages"),
            "issues_url": .text("\(apiURL)/\(base)/issues{/number}"),
            "releases_url": .text("\(apiURL)/\(base)/releases{/id}"), "clone_url": web("\(repository.fullName).git"),
            "ssh_url": .text("git@github.com:\(repository.fullName).git"),
            "organization": repository.owner == DemoData.owner ? account(DemoData.owner) : .null,
        ]
    }

    private func counts(_ repository: DemoRepository) -> [String: WireValue] {
        let open = data.issues(of: repository).filter(\.isOpen).count
        return [
            "stargazers_count": .integer(repository.stars), "watchers_count": .integer(repository.stars),
            "forks_count": .integer(repository.forks), "forks": .integer(repository.forks),
            "subscribers_count": .integer(repository.watchers), "network_count": .integer(repository.forks),
            "open_issues_count": .integer(open), "open_issues": .integer(open),
            "size": .integer(repository.languages.reduce(0) { $0 + $1.bytes } / 1024),
        ]
    }

    private func times(_ repository: DemoRepository) -> [String: WireValue] {
        let created = time(repository.created, of: repository.name)
        let pushed = pushed(repository)
        let updated = max(created, pushed.map { $0.addingTimeInterval(Double(repository.id % 7) * 600) } ?? created)
        return ["created_at": text(created), "pushed_at": text(pushed), "updated_at": text(min(updated, hour))]
    }
}
