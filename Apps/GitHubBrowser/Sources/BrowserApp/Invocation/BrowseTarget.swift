// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Foundation

/// The place that the browser opens first.
struct BrowseTarget: Sendable, Hashable {
    /// The host of a URL; nil if none was given.
    let host: String?
    /// The place on the host; nil for the home screen, `.member` for that of an organisation or a user.
    let place: Reference?

    /// The account that is named, directly or as the owner of a repository.
    var account: AccountName? { place?.owner }
}

extension BrowseTarget {
    /// Parses `OWNER`, `OWNER/REPO`, or the URL of either in the syntax of a browser or git; nil is the home screen.
    init(argument text: String?) throws(BrowserFailure) {
        guard let text else {
            self.init(host: nil, place: nil)
            return
        }
        guard let target = BrowseTarget(text) else {
            throw BrowserFailure(
                .usage, "'\(text)' is not an account, a repository or the URL of one",
                advice: ["write OWNER, OWNER/REPO or a URL such as https://github.com/swiftlang/swift"])
        }
        self = target
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
            self.init(host: nil, place: .member(owner))
        } else if let repository = RepositoryName(text) {
            self.init(host: nil, place: .repository(repository))
        } else {
            return nil
        }
    }

    /// Parses the part of a URL after its scheme.
    private init?(address: Substring) {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let query = address.dropFirst(path.count).prefix { $0 != "#" }.dropFirst()
        let fragment = address.firstIndex(of: "#").map { String(address[address.index(after: $0)...]) }
        var parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        guard !parts.isEmpty else { return nil }
        var host = parts.removeFirst()
        if let at = host.lastIndex(of: "@") { host = String(host[host.index(after: at)...]) }
        guard Self.isHost(host) else { return nil }
        // Other pages of a repository, such as its wiki, open the repository.
        let place =
            Reference(path: parts, query: String(query), fragment: fragment) ?? Reference(path: Array(parts.prefix(2)))
        guard place != nil || parts.isEmpty else { return nil }
        self.init(host: host.lowercased(), place: place)
    }

    /// Returns whether a text is a host name or an IPv4 address, perhaps with a port; `..` is not.
    private static func isHost(_ text: String) -> Bool {
        let isWord = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber) }
        return text.first.map(isWord) == true && text.allSatisfy { isWord($0) || ".-:".contains($0) }
    }
}
