// SPDX-License-Identifier: Apache-2.0

import DI

/// The commands that ask GitHub, by the names they have on the command line.
enum CommandsModule: Module {
    /// Binds what fills each command, and its place in the dictionary of runners.
    static func configure(binder: UnscopedBinder) {
        binder.bindCommand(OrganizationCommand.self, injector: OrganizationCommand.inject)
        binder.bindCommand(MembersCommand.self, injector: MembersCommand.inject)
        binder.bindCommand(RepositoriesCommand.self, injector: RepositoriesCommand.inject)
        binder.bindCommand(RepositoryCommand.self, injector: RepositoryCommand.inject)
    }
}
