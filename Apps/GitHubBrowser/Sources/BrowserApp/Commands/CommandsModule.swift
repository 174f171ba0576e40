// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI

/// The commands that need a session, by their names on the command line.
enum CommandsModule: Module {
    /// Binds the injector and the runner of each command.
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

/// The commands that need no session and no token, by their names on the command line.
enum LocalCommandsModule: Module {
    /// Binds the injector and the runner of each command.
    static func configure(binder: UnscopedBinder) {
        binder.bindCommand(CacheStatusCommand.self, injector: CacheStatusCommand.inject)
        binder.bindCommand(CacheClearCommand.self, injector: CacheClearCommand.inject)
        binder.bindCommand(CachePathCommand.self, injector: CachePathCommand.inject)
        binder.bindCommand(BookmarksListCommand.self, injector: BookmarksListCommand.inject)
        binder.bindCommand(BookmarksAddCommand.self, injector: BookmarksAddCommand.inject)
        binder.bindCommand(BookmarksRemoveCommand.self, injector: BookmarksRemoveCommand.inject)
    }
}
