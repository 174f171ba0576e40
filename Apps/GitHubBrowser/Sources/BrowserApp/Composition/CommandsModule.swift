// SPDX-License-Identifier: Apache-2.0

import DI

/// The commands, by the names they have on the command line.
public enum CommandsModule: Module {
    /// Binds each command and its place in the dictionary.
    public static func configure(binder: UnscopedBinder) {
        binder.bind(OrganizationCommand.self).to(factory: OrganizationCommand.init)
        binder.bind(MembersCommand.self).to(factory: MembersCommand.init)
        binder.bind(RepositoriesCommand.self).to(factory: RepositoriesCommand.init)
        binder.bind(RepositoryCommand.self).to(factory: RepositoryCommand.init)
        binder.bind((any CommandHandler).self).intoDictionary(key: "org").to { (it: OrganizationCommand) in it }
        binder.bind((any CommandHandler).self).intoDictionary(key: "members").to { (it: MembersCommand) in it }
        binder.bind((any CommandHandler).self).intoDictionary(key: "repos").to { (it: RepositoriesCommand) in it }
        binder.bind((any CommandHandler).self).intoDictionary(key: "repo").to { (it: RepositoryCommand) in it }
    }
}
