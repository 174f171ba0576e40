// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI
import Logging

/// What the browser shows of one account on one host.
enum BrowserSessionModule: Module {
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.bind(SessionLife.self).sharedInScope().to(factory: SessionLife.init)
        binder.bind(BrowserSession.self).to(factory: BrowserSession.init)
        binder.bind(Viewer.self).sharedInScope().to(factory: Viewer.init)
        binder.bind((any StatusItem).self).intoCollection().to {
            (source: DataSource, credentials: Credentials, policy: CachePolicy, viewer: Viewer) in
            SourceItem(source: source, credentials: credentials, policy: policy, viewer: viewer)
        }
        binder.bind((any StatusItem).self).intoCollection().to { (source: DataSource, governor: Governor) in
            LimitItem(source: source, governor: governor)
        }
        configureFeeds(binder)
    }

    private static func configureFeeds(_ binder: Binder<SessionScope>) {
        // Not shared in the scope: it holds a factory, which holds the scope, and the session would never end.
        binder.bind(CurrentOrganization.self).to(factory: CurrentOrganization.init)
        binder.bind(Feeds.self).to(factory: Feeds.init)
        binder.bindFactory(RepositoryFeeds.self).with(RepositoryFeedsFactory.self).to {
            (
                name: Assisted<RepositoryName>, repositories: RepositoryService, readmes: ReadmeService,
                issues: IssueService, releases: ReleaseService
            ) in
            RepositoryFeeds(
                name: name.get(), repositories: repositories, readmes: readmes, issueService: issues,
                releaseService: releases)
        }
        binder.bindFactory(MemberFeed.self).with(MemberFeedFactory.self).to {
            (name: Assisted<AccountName>, accounts: AccountService) in
            MemberFeed(name: name.get(), accounts: accounts)
        }
        binder.bindFactory(IssueFeed.self).with(IssueFeedFactory.self).to {
            (issue: Assisted<IssueFeed.Ref>, issues: IssueService) in IssueFeed(issue: issue.get(), issues: issues)
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
