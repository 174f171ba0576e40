// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Reads the names that a user writes, or pastes as addresses of web pages.
struct NameReader: Sendable {
    private let pages: PageHosts

    /// Makes a reader for the pages of some hosts: an address on another one is not what is asked.
    init(pages: PageHosts) { self.pages = pages }

    /// `OWNER`, or the address of one.
    func account(_ text: String) throws(BrowserFailure) -> AccountName {
        guard case .owner(let name) = try target(text)?.place else {
            throw BrowserFailure(
                .usage, "'\(text)' is no account",
                advice: ["write the login of an organisation or a user, such as swiftlang"])
        }
        return name
    }

    /// `OWNER/REPO`, or the address of one or of something in it.
    func repository(_ text: String) throws(BrowserFailure) -> RepositoryName {
        switch try target(text)?.place {
        case .repository(let name), .issue(let name, _): return name
        case .owner, .home, nil:
            throw BrowserFailure(
                .usage, "'\(text)' is no repository", advice: ["write OWNER/REPO, such as swiftlang/swift"])
        }
    }

    /// `OWNER/REPO` and a number, which may have a `#` before it, or the address of an issue.
    func issue(_ text: String, number: String?) throws(BrowserFailure) -> (RepositoryName, Int) {
        if number == nil, case .issue(let name, let number) = try target(text)?.place { return (name, number) }
        let name = try repository(text)
        guard let number else {
            throw BrowserFailure(
                .usage, "the issue's number is missing",
                advice: ["write OWNER/REPO NUMBER, such as swiftlang/swift 5, or the issue's address"])
        }
        guard let value = Int(number.hasPrefix("#") ? number.dropFirst() : number[...]), value > 0 else {
            throw BrowserFailure(.usage, "'\(number)' is no number of an issue", advice: ["write one such as 5"])
        }
        return (name, value)
    }

    /// `OWNER/REPO` with or without a tag, or the address of a release.
    func release(_ text: String, tag: String?) throws(BrowserFailure) -> (RepositoryName, String?) {
        let name = try repository(text)
        let pasted = text.range(of: "/releases/tag/").map { text[$0.upperBound...].prefix { !"?#".contains($0) } }
        guard let tag = tag ?? pasted.map({ String($0).removingPercentEncoding ?? String($0) }) else {
            return (name, nil)
        }
        // What git allows in a tag and what would change the path of a request.
        let parts = tag.split(separator: "/", omittingEmptySubsequences: false)
        let isTag =
            parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
            && tag.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        guard isTag else {
            throw BrowserFailure(
                .usage, "'\(tag)' is no tag", advice: ["write one such as v1.2.0, or none for the latest"])
        }
        return (name, tag)
    }

    private func target(_ text: String) throws(BrowserFailure) -> BrowseTarget? {
        guard let target = try? BrowseTarget(argument: text) else { return nil }
        // What looks like a path, such as ../heater, is no host.
        if target.host?.split(separator: ".", omittingEmptySubsequences: false).contains("") == true { return nil }
        guard let other = target.host, !pages.contains(other) else { return target }
        throw BrowserFailure(
            .usage, "'\(text)' is on \(other), but \(pages.host) is asked", advice: ["ask it with --host \(other)"])
    }
}
