// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The place that the browser opens first.
struct BrowseTarget: Sendable, Hashable {
    /// The kinds of places.
    enum Place: Sendable, Hashable {
        /// The home screen.
        case home
        /// An organisation or a user.
        case owner(AccountName)
        /// A repository.
        case repository(RepositoryName)
        /// An issue or a pull request.
        case issue(RepositoryName, Int)
    }

    /// The host of a URL; nil if none was given.
    let host: String?
    /// The place on the host.
    let place: Place

    /// Parses `OWNER`, `OWNER/REPO`, or the URL of either in the syntax of a browser or git; nil is the home screen.
    init(argument text: String?) throws(BrowserFailure) {
        guard let text else {
            self.init(host: nil, place: .home)
            return
        }
        guard let target = BrowseTarget(text) else {
            throw BrowserFailure(
                .usage, "'\(text)' is not an account, a repository or the URL of one",
                advice: ["write OWNER, OWNER/REPO or a URL such as https://github.com/swiftlang/swift"])
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
            // The form of git: git@github.com:OWNER/REPO.git
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

    /// Parses the part of a URL after its scheme.
    private init?(address: Substring) {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        var parts = path.split(separator: "/").map(String.init)
        guard !parts.isEmpty else { return nil }
        var host = parts.removeFirst()
        if let at = host.lastIndex(of: "@") { host = String(host[host.index(after: at)...]) }
        guard Self.isHost(host) else { return nil }
        // Pages of an organisation, such as /orgs/OWNER/repositories.
        if parts.first == "orgs" { parts = Array(parts.dropFirst().prefix(1)) }
        guard let place = Self.place(parts) else { return nil }
        self.init(host: host.lowercased(), place: place)
    }

    /// Returns whether a text is a host name or an IPv4 address, perhaps with a port; `..` is not.
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
