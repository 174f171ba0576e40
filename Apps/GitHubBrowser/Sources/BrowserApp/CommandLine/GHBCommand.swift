// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The program's command line.
struct GHBCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ghb",
        abstract: "Browse the organisations, members and repositories of GitHub. It only reads.",
        discussion: """
            Without an account and without --live it shows demo data, about the organisation coffee-works: \
            try 'ghb repos coffee-works'.
            """,
        version: ProgramVersion.current,
        subcommands: [
            OrganizationArguments.self, MembersArguments.self, RepositoriesArguments.self, RepositoryArguments.self,
            GraphArguments.self,
        ]
    )
}

/// A command of the command line that asks for something.
protocol RequestingCommand: ParsableCommand {
    /// The options that every command has.
    var options: GlobalOptions { get }
    /// What the command works on.
    var arguments: CommandArguments { get }
}

struct OrganizationArguments: RequestingCommand {
    static let configuration = CommandConfiguration(commandName: "org", abstract: "Show an organisation.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    var arguments: CommandArguments { CommandArguments(subject: organization) }
}

struct MembersArguments: RequestingCommand {
    static let configuration = CommandConfiguration(
        commandName: "members", abstract: "List the members of an organisation that you may see.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    var arguments: CommandArguments { CommandArguments(subject: organization) }
}

struct RepositoriesArguments: RequestingCommand {
    static let configuration = CommandConfiguration(
        commandName: "repos", abstract: "List the repositories of an organisation or a user.")

    @Argument(help: "The owner's login.") var owner: String
    @Option(help: "Sort by pushed, updated, created, name or stars; reads all pages.") var sort: RepositoryOrder?
    @Option(help: "Show all, source, fork or archived ones; anything but all reads all pages.")
    var kind: RepositoryKind = .all
    @Option(help: "Show those written in a language; reads all pages.") var language: String?
    @OptionGroup var options: GlobalOptions

    var arguments: CommandArguments {
        CommandArguments(subject: owner, sort: sort, kind: kind, language: language)
    }
}

struct RepositoryArguments: RequestingCommand {
    static let configuration = CommandConfiguration(commandName: "repo", abstract: "Show a repository.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @OptionGroup var options: GlobalOptions

    var arguments: CommandArguments { CommandArguments(subject: repository) }
}

extension RepositoryOrder: ExpressibleByArgument {}
extension RepositoryKind: ExpressibleByArgument {}
extension ColourWish: ExpressibleByArgument {}
