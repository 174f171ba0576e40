// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Where the browser begins.
struct BrowseTarget: Sendable, Hashable {
    /// The kinds of places.
    enum Place: Sendable, Hashable {
        /// The first tab.
        case home
        /// An organisation or a user.
        case owner(AccountName)
        /// A repository.
        case repository(RepositoryName)
        /// An issue or a pull request of a repository.
        case issue(RepositoryName, Int)
    }

    /// The host that an address names; nil where none was named.
    let host: String?
    /// The place there.
    let place: Place

    /// Reads `OWNER`, `OWNER/REPO`, or an address of either as a browser or git has it; without a text it is home.
    init(argument text: String?) throws(BrowserFailure) {
        guard let text else {
            self.init(host: nil, place: .home)
            return
        }
        guard let target = BrowseTarget(text) else {
            throw BrowserFailure(
                .usage, "'\(text)' is no account, repository or address of one",
                advice: ["write OWNER, OWNER/REPO or an address such as https://github.com/swiftlang/swift"])
        }
        self = target
    }

    private init(host: String?, place: Place) {
        self.host = host
        self.place = place
    }

    private init?(_ text: String) {
        if let scheme = text.range(of: "://") {
            guard ["http", "https", "ssh", "git"].contains(text[..<scheme.lowerBound].lowercased()) else { return nil }
            self.init(address: text[scheme.upperBound...])
        } else if let colon = text.firstIndex(of: ":"), text[..<colon].contains("@") {
            // As git writes it: git@github.com:OWNER/REPO.git
            self.init(address: text[..<colon] + "/" + text[text.index(after: colon)...])
        } else if let slash = text.firstIndex(of: "/"), text[..<slash].contains(".") {
            // No login has a dot, every host has one.
            self.init(address: text[...])
        } else if let owner = AccountName(text) {
            self.init(host: nil, place: .owner(owner))
        } else if let repository = RepositoryName(text) {
            self.init(host: nil, place: .repository(repository))
        } else {
            return nil
        }
    }

    /// Reads what stands after the scheme.
    private init?(address: Substring) {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        var parts = path.split(separator: "/").map(String.init)
        guard !parts.isEmpty else { return nil }
        var host = parts.removeFirst()
        if let at = host.lastIndex(of: "@") { host = String(host[host.index(after: at)...]) }
        guard Self.isHost(host) else { return nil }
        // An organisation's own pages: /orgs/OWNER/repositories and others.
        if parts.first == "orgs" { parts = Array(parts.dropFirst().prefix(1)) }
        guard let place = Self.place(parts) else { return nil }
        self.init(host: host.lowercased(), place: place)
    }

    /// A name or an address of four numbers, perhaps with a port; not `..`, which climbs in a path.
    private static func isHost(_ text: String) -> Bool {
        let isWord = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber) }
        return text.first.map(isWord) == true && text.allSatisfy { isWord($0) || ".-:".contains($0) }
    }

    private static func place(_ parts: [String]) -> Place? {
        guard parts.count > 1 else {
            return parts.first.map { AccountName($0).map(Place.owner) } ?? .home
        }
        let name = parts[1].hasSuffix(".git") ? String(parts[1].dropLast(4)) : parts[1]
        guard let repository = RepositoryName("\(parts[0])/\(name)") else { return nil }
        if parts.count > 3, parts[2] == "issues" || parts[2] == "pull", let number = Int(parts[3]), number > 0 {
            return .issue(repository, number)
        }
        return .repository(repository)
    }
}
