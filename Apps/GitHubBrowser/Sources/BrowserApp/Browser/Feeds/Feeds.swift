// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI

struct Feeds: Sendable {
    let organization: CurrentOrganization
    let accounts: AccountService
    let repositories: RepositoryService
    let issues: IssueService
    let pullRequests: PullRequestService
    let searches: SearchService
    let bookmarks: BookmarkList
    let screen: ScreenOutlet

    /// Returns a feed that reads a content from its beginning.
    func feed(of content: Content) -> Feed {
        switch content {
        case .members(let owner): members(of: owner)
        case .repositories(let owner): .list(organization.lists(of: owner).repositories, Loaded.repositories)
        case .bookmarks: .local { () throws(APIFailure) in .bookmarks(try await marked()) }
        case .log: .local { () throws(APIFailure) in .page(.log(screen.outlet?.lines ?? [])) }
        case .profile(let name):
            .page({ (freshness) throws(APIFailure) in try await accounts.profile(name, freshness) }, Subject.profile)
        case .repository(let name):
            .page(
                { (freshness) throws(APIFailure) in try await repositories.repository(name, freshness) },
                Subject.repository)
        case .facts(let name):
            .page(
                { (freshness) throws(APIFailure) in try await repositories.facts(of: name, freshness) }, Subject.facts)
        case .readme(let name): readme(of: name)
        case .issues(let name, let state): .list(issues.pages(of: name, state.filter), Loaded.issues)
        case .pullRequests(let name, let state): .list(pullRequests.pages(of: name, state.filter), Loaded.pullRequests)
        case .releases(let name): .list(repositories.releases(of: name), Loaded.releases)
        case .issue(let number, let name): discussion(number, of: name)
        case .pullRequest(let number, let name):
            .page(
                { (freshness) throws(APIFailure) in
                    try await pullRequests.details(
                        number, of: name, with: [.reviews, .checks], freshness, onLoss: { _ in })
                }, Subject.pullRequest)
        case .release(let tag, let name): notes(of: tag, of: name)
        case .search(.repositories, let text): .list(searches.repositories(text), Loaded.repositories)
        case .search(.accounts, let text): .list(searches.accounts(text), Loaded.members)
        case .search(.issues, let text): .list(searches.issues(text), Loaded.issues)
        }
    }

    private func marked() async throws(APIFailure) -> [RepositoryName] {
        do {
            return try await bookmarks.all().map(\.name)
        } catch {
            throw APIFailure(.unusable, "the bookmarks cannot be read: \(error)")
        }
    }
}

extension IssueState {
    /// The filter that lists the state; the server lists the open ones unless asked.
    fileprivate var filter: IssueFilter { IssueFilter(state: self == .open ? nil : self) }
}
