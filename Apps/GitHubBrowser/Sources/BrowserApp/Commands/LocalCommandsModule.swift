// SPDX-License-Identifier: Apache-2.0

import DI

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
