// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI

/// The commands that need a session, by their names on the command line.
enum CommandsModule: Module {
    static func configure(binder: UnscopedBinder) {
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
}

/// The commands that need no session and no token, by their names on the command line.
enum LocalCommandsModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindCommand(CacheStatusCommand.self, run: CacheStatusCommand.output)
        binder.bindCommand(CacheClearCommand.self, run: CacheClearCommand.output)
        binder.bindCommand(CachePathCommand.self, run: CachePathCommand.output)
        binder.bindCommand(BookmarksListCommand.self, run: BookmarksListCommand.output)
        binder.bindCommand(BookmarksAddCommand.self, run: BookmarksAddCommand.output)
        binder.bindCommand(BookmarksRemoveCommand.self, run: BookmarksRemoveCommand.output)
    }
}
