// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI
import DI

/// The feeds of all contents.
struct Feeds: Sendable {
    let organization: CurrentOrganization
    let repositories: Factory<RepositoryFeedsFactory>
    let members: Factory<MemberFeedFactory>
    let issues: Factory<IssueFeedFactory>
    let releases: Factory<ReleaseFeedFactory>
    let searches: Factory<SearchFeedFactory>
    let bookmarks: BookmarkList
    let screen: ScreenOutlet
    let reports: [SettingsReport]

    /// Returns a feed that reads a content from its beginning.
    func feed(of content: Content) -> Feed {
        switch content {
        case .members(let owner): members.build(owner).inPlace(of: organization.lists(of: owner).members)
        case .repositories(let owner): .list(organization.lists(of: owner).repositories, Loaded.repositories)
        case .bookmarks: .local { () throws(APIFailure) in .bookmarks(try await marked()) }
        case .log: .local { () throws(APIFailure) in .page(.log(screen.outlet?.lines ?? [])) }
        case .report(let title): .local { () throws(APIFailure) in .page(.text(try await report(title))) }
        case .profile(let name): members.build(name).profile
        case .repository(let name): repositories.build(name).overview
        case .facts(let name): repositories.build(name).facts
        case .readme(let name): repositories.build(name).readme
        case .issues(let name, let state): repositories.build(name).issues(state)
        case .pullRequests(let name, let state): repositories.build(name).pullRequests(state)
        case .releases(let name): repositories.build(name).releases
        case .issue(let number, let name): issues.build(IssueFeed.Ref(number: number, repository: name)).discussion
        case .pullRequest(let number, let name):
            issues.build(IssueFeed.Ref(number: number, repository: name)).pullRequest
        case .release(let tag, let name): releases.build(ReleaseFeed.Ref(tag: tag, repository: name)).notes
        case .search(let kind, let text): searches.build(SearchFeed.Query(kind: kind, text: text)).results
        }
    }

    private func report(_ title: String) async throws(APIFailure) -> String {
        guard let report = reports.first(where: { $0.title == title }) else {
            throw APIFailure(.notFound, "'\(title)' is not a report")
        }
        return try await report.read()
    }

    private func marked() async throws(APIFailure) -> [RepositoryName] {
        do {
            return try await bookmarks.all().map(\.name)
        } catch {
            throw APIFailure(.unusable, "the bookmarks cannot be read: \(error)")
        }
    }
}
