// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// A page of GitHub, below the address of the host.
struct WebPage: Sendable, Hashable {
    private let path: [String]
    private let query: [URLQueryItem]

    private init(_ path: String..., query: KeyValuePairs<String, String> = [:]) {
        self.path = path
        self.query = query.map { URLQueryItem(name: $0.key, value: $0.value) }
    }

    /// The address without the host.
    var address: String {
        var parts = URLComponents()
        if !query.isEmpty { parts.queryItems = query }
        let path = path.map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0 }
        let end = parts.percentEncodedQuery.map { "?" + $0.replacing("+", with: "%2B") } ?? ""
        return path.joined(separator: "/") + end
    }

    /// Returns the page that shows the same as a command; nil if there is none.
    static func page(of command: any InjectedCommand, _ names: NameReader) throws(BrowserFailure) -> WebPage? {
        func inside(_ repository: String, _ path: String...) throws(BrowserFailure) -> WebPage {
            WebPage((["\(try names.repository(repository))"] + path).joined(separator: "/"))
        }
        func list(
            _ repository: String, _ path: String, _ filter: IssueFilterOptions, _ kind: String?
        ) throws(BrowserFailure) -> WebPage {
            let query = filter.query(kind, page: try names.query(repository))
            return WebPage("\(try names.repository(repository))", path, query: ["q": query])
        }
        switch command {
        case let it as OrganizationCommand: return WebPage(try names.account(it.organization).login)
        case let it as MembersCommand: return WebPage("orgs", try names.account(it.organization).login, "people")
        case let it as MemberCommand: return WebPage(try names.account(it.login).login)
        case let it as RepositoriesCommand:
            return WebPage(try names.account(it.owner).login, query: ["tab": "repositories"])
        case let it as RepositoryCommand: return try inside(it.repository)
        case let it as ReadmeCommand: return try inside(it.repository, "blob", "HEAD", "README.md")
        case let it as IssuesCommand:
            return try list(it.repository, "issues", it.filter, it.withPullRequests ? nil : "is:issue")
        case let it as PullRequestsCommand: return try list(it.repository, "pulls", it.filter, "is:pr")
        case let it as IssueCommand:
            let (name, number) = try names.issue(it.repository, number: it.number)
            return WebPage("\(name)", "issues", "\(number)")
        case let it as PullRequestCommand:
            let (name, number) = try names.issue(it.repository, number: it.number)
            return WebPage("\(name)", "pull", "\(number)")
        case let it as ReleasesCommand: return try inside(it.repository, "releases")
        case let it as ReleaseCommand:
            let (name, tag) = try names.release(it.repository, tag: it.tag)
            return WebPage("\(name)", "releases", tag.map { "tag/\($0)" } ?? "latest")
        case let it as SearchCommand:
            let type = it.kind == .repositories ? "repositories" : it.kind == .accounts ? "users" : "issues"
            return WebPage("search", query: ["q": it.query.joined(separator: " "), "type": type])
        default: return nil
        }
    }
}
