// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Foundation

/// Parses the names that a user types, or pastes as URLs of web pages.
struct NameReader: Sendable {
    /// The hosts of the pages; URLs on other hosts are rejected.
    let pages: PageHosts

    /// Parses `OWNER`, or its URL.
    func account(_ text: String) throws(BrowserFailure) -> AccountName {
        guard let name = try target(text)?.place?.account else {
            throw BrowserFailure(
                .usage, "'\(text)' is not the name of an account",
                advice: ["write the login of an organisation or a user, such as swiftlang"])
        }
        return name
    }

    /// Parses `OWNER/REPO`, or the URL of a repository or of something in it.
    func repository(_ text: String) throws(BrowserFailure) -> RepositoryName {
        guard let name = try target(text)?.place?.home else {
            throw BrowserFailure(
                .usage, "'\(text)' is not the name of a repository",
                advice: ["write OWNER/REPO, such as swiftlang/swift"])
        }
        return name
    }

    /// Returns the query of a pasted list of issues or pull requests; nil for any other name.
    func query(_ text: String) throws(BrowserFailure) -> String? {
        if case .search(let search)? = try target(text)?.place { search.name } else { nil }
    }

    /// Parses `OWNER/REPO` and a number, which may begin with `#`, or the URL of an issue.
    func issue(_ text: String, number: String?) throws(BrowserFailure) -> (RepositoryName, Int) {
        if number == nil, case .issue(let number, let name)? = try target(text)?.place { return (name, number) }
        let name = try repository(text)
        guard let number else {
            throw BrowserFailure(
                .usage, "the issue number is missing",
                advice: ["write OWNER/REPO NUMBER, such as swiftlang/swift 5, or the URL of the issue"])
        }
        guard let value = Int(number.hasPrefix("#") ? number.dropFirst() : number[...]), value > 0 else {
            throw BrowserFailure(.usage, "'\(number)' is not an issue number", advice: ["write a number such as 5"])
        }
        return (name, value)
    }

    /// Parses `OWNER/REPO` with an optional tag, or the URL of a release.
    func release(_ text: String, tag: String?) throws(BrowserFailure) -> (RepositoryName, String?) {
        let name = try repository(text)
        let pasted: String? = if case .release(let tag, _)? = try target(text)?.place { tag } else { nil }
        guard let tag = tag ?? pasted else { return (name, nil) }
        guard Release.isTag(tag) else {
            throw BrowserFailure(
                .usage, "'\(tag)' is not the name of a tag",
                advice: ["write a tag such as v1.2.0, or none for the latest release"])
        }
        return (name, tag)
    }

    private func target(_ text: String) throws(BrowserFailure) -> BrowseTarget? {
        guard let target = try? BrowseTarget(argument: text) else { return nil }
        // A path such as ../heater is not a host.
        if target.host?.split(separator: ".", omittingEmptySubsequences: false).contains("") == true { return nil }
        try pages.check(target.host, "'\(text)'")
        return target
    }
}
