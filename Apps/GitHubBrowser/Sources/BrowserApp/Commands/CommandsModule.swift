// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI

/// The commands that ask GitHub, by the names they have on the command line.
enum CommandsModule: Module {
    /// Binds what fills each command, and its place in the dictionary of runners.
    static func configure(binder: UnscopedBinder) {
        binder.bindCommand(OrganizationCommand.self, injector: OrganizationCommand.inject)
        binder.bindCommand(MembersCommand.self, injector: MembersCommand.inject)
        binder.bindCommand(RepositoriesCommand.self, injector: RepositoriesCommand.inject)
        binder.bindCommand(RepositoryCommand.self, injector: RepositoryCommand.inject)
        binder.bindCommand(MemberCommand.self, injector: MemberCommand.inject)
        binder.bindCommand(ReadmeCommand.self, injector: ReadmeCommand.inject)
        binder.bindCommand(IssuesCommand.self, injector: IssuesCommand.inject)
        binder.bindCommand(IssueCommand.self, injector: IssueCommand.inject)
        binder.bindCommand(ReleasesCommand.self, injector: ReleasesCommand.inject)
        binder.bindCommand(ReleaseCommand.self, injector: ReleaseCommand.inject)
        binder.bindCommand(SearchCommand.self, injector: SearchCommand.inject)
        binder.bindCommand(RateLimitCommand.self, injector: RateLimitCommand.inject)
        binder.bindCommand(AuthStatusCommand.self, injector: AuthStatusCommand.inject)
    }
}

/// The commands that need no session, by the names they have on the command line: no token is read for them.
enum LocalCommandsModule: Module {
    /// Binds what fills each command, and its place in the dictionary of runners.
    static func configure(binder: UnscopedBinder) {
        binder.bindCommand(CacheStatusCommand.self, injector: CacheStatusCommand.inject)
        binder.bindCommand(CacheClearCommand.self, injector: CacheClearCommand.inject)
        binder.bindCommand(CachePathCommand.self, injector: CachePathCommand.inject)
        binder.bindCommand(BookmarksListCommand.self, injector: BookmarksListCommand.inject)
        binder.bindCommand(BookmarksAddCommand.self, injector: BookmarksAddCommand.inject)
        binder.bindCommand(BookmarksRemoveCommand.self, injector: BookmarksRemoveCommand.inject)
    }
}
