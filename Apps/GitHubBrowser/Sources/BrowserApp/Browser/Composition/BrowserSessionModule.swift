// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI
import DI
import Logging

/// The bindings of the browser for one account on one host.
enum BrowserSessionModule: Module {
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.bind(BrowserSession.self).to(factory: BrowserSession.init)
        binder.bind(Viewer.self).sharedInScope().to(factory: Viewer.init)
        binder.bind((any StatusItem).self).intoCollection().to {
            (source: DataSource, credentials: Credentials, policy: CachePolicy, viewer: WeakProvider<Viewer>) in
            SourceItem(source: source, credentials: credentials, policy: policy, viewer: viewer)
        }
        binder.bind((any StatusItem).self).intoCollection().to(factory: LimitItem.init)
        configureFeeds(binder)
        configureSettings(binder)
    }

    /// Binds the pages of the settings, in their order. A report is read when its page is opened and not before: one opens
    /// the cache, the other asks the server.
    private static func configureSettings(_ binder: Binder<SessionScope>) {
        binder.bind(SettingsPage.self).intoCollection().to(value: .settings([.theme, .preview, .times, .icons]))
        binder.bind(SettingsPage.self).intoCollection().to(value: .settings([.source]))
        binder.bind(SettingsPage.self).intoCollection().to { (reports: [SettingsReport]) in reports.map(\.page) }
        binder.bind(FilesReport.self).to(factory: FilesReport.init)
        binder.bind(SettingsReport.self).intoCollection().to { (report: Provider<FilesReport>) in
            SettingsReport(title: "Files", summary: "Where ghb keeps its files, and how much is in the cache.") {
                () async throws(APIFailure) in await report.get().text()
            }
        }
        binder.bind(LimitsReport.self).to(factory: LimitsReport.init)
        binder.bind(SettingsReport.self).intoCollection().to { (report: Provider<LimitsReport>) in
            SettingsReport(title: "Limits", summary: "The token in use, and the requests that are left.") {
                () async throws(APIFailure) in try await report.get().text()
            }
        }
    }

    private static func configureFeeds(_ binder: Binder<SessionScope>) {
        // Weak: it holds a factory that holds the session, so that a session that kept it would never end.
        binder.bind(CurrentOrganization.self).sharedInScope(.weak).to(factory: CurrentOrganization.init)
        binder.bind(Feeds.self).to(factory: Feeds.init)
        binder.bindFactory(RepositoryFeeds.self).with(RepositoryFeedsFactory.self).to {
            (
                name: Assisted<RepositoryName>, repositories: RepositoryService, readmes: ReadmeService,
                issues: IssueService, pullRequests: PullRequestService, releases: ReleaseService
            ) in
            RepositoryFeeds(
                name: name.get(), repositories: repositories, readmes: readmes, issueService: issues,
                pullRequestService: pullRequests, releaseService: releases)
        }
        binder.bindFactory(MemberFeed.self).with(MemberFeedFactory.self).to {
            (name: Assisted<AccountName>, accounts: AccountService) in
            MemberFeed(name: name.get(), accounts: accounts)
        }
        binder.bindFactory(IssueFeed.self).with(IssueFeedFactory.self).to {
            (issue: Assisted<IssueFeed.Ref>, issues: IssueService, pullRequests: PullRequestService) in
            IssueFeed(issue: issue.get(), issues: issues, pullRequests: pullRequests)
        }
        binder.bindFactory(ReleaseFeed.self).with(ReleaseFeedFactory.self).to {
            (release: Assisted<ReleaseFeed.Ref>, releases: ReleaseService) in
            ReleaseFeed(release: release.get(), releases: releases)
        }
        binder.bindFactory(SearchFeed.self).with(SearchFeedFactory.self).to {
            (query: Assisted<SearchFeed.Query>, searches: SearchService) in
            SearchFeed(query: query.get(), searches: searches)
        }
    }
}
