// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI

/// The commands that need a session, by their names on the command line.
enum CommandsModule: Module {
    /// Binds the injector and the runner of each command.
    static func configure(binder: UnscopedBinder) {
        binder.requiresSession()
        requireRun(binder)
        binder.bindCommand(OrganizationCommand.self, run: OrganizationCommand.output)
        binder.bindCommand(MembersCommand.self, run: MembersCommand.output)
        binder.bindCommand(RepositoriesCommand.self, run: RepositoriesCommand.output)
        binder.bindCommand(RepositoryCommand.self, run: RepositoryCommand.output)
        binder.bindCommand(MemberCommand.self, run: MemberCommand.output)
        binder.bindCommand(ReadmeCommand.self, run: ReadmeCommand.output)
        binder.bindCommand(IssuesCommand.self, run: IssuesCommand.output)
        binder.bindCommand(IssueCommand.self, run: IssueCommand.output)
        binder.bindCommand(PullRequestsCommand.self, run: PullRequestsCommand.output)
        binder.bindCommand(PullRequestCommand.self, run: PullRequestCommand.output)
        binder.bindCommand(ReleasesCommand.self, run: ReleasesCommand.output)
        binder.bindCommand(ReleaseCommand.self, run: ReleaseCommand.output)
        binder.bindCommand(SearchCommand.self, injector: SearchCommand.inject)
        binder.bindCommand(RateLimitCommand.self, run: RateLimitCommand.output)
        binder.bindCommand(AuthStatusCommand.self, run: AuthStatusCommand.output)
    }

    /// The wishes for the run.
    private static func requireRun(_ binder: UnscopedBinder) {
        binder.requires(Viewer.self)
        binder.requires(APIAddress.self)
        binder.requires(NameReader.self)
        binder.requires(Layout.self)
        binder.requires(Limit.self)
        binder.requires((any Notices).self)
    }
}

extension Binder {
    /// Requires what commands and the browser ask GitHub with: the services of a session, and its account.
    func requiresSession() {
        requires(AccountService.self)
        requires(IssueService.self)
        requires(PullRequestService.self)
        requires(ReadmeService.self)
        requires(ReleaseService.self)
        requires(RepositoryService.self)
        requires(SearchService.self)
        requires(ComponentFactory<OrgComponent>.self)
        requires(Credentials.self)
        requires(TokenOrigin.self)
    }
}

/// The commands that need no session and no token, by their names on the command line.
enum LocalCommandsModule: Module {
    /// Binds the injector and the runner of each command.
    static func configure(binder: UnscopedBinder) {
        binder.requires((any CacheMaintenance).self)
        binder.requires(BookmarkList.self)
        binder.requires(NameReader.self)
        binder.requires(Layout.self)
        binder.requires(Limit.self)
        binder.requires(tagged: WebURL.self)
        binder.requires((any Notices).self)
        binder.bindCommand(CacheStatusCommand.self, run: CacheStatusCommand.output)
        binder.bindCommand(CacheClearCommand.self, run: CacheClearCommand.output)
        binder.bindCommand(CachePathCommand.self, run: CachePathCommand.output)
        binder.bindCommand(BookmarksListCommand.self, run: BookmarksListCommand.output)
        binder.bindCommand(BookmarksAddCommand.self, run: BookmarksAddCommand.output)
        binder.bindCommand(BookmarksRemoveCommand.self, run: BookmarksRemoveCommand.output)
    }
}
