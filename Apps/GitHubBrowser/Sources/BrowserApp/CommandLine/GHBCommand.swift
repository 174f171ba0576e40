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
            OrganizationCommand.self, MembersCommand.self, MemberCommand.self, RepositoriesCommand.self,
            RepositoryCommand.self, ReadmeCommand.self, IssuesCommand.self, IssueCommand.self, ReleasesCommand.self,
            ReleaseCommand.self, SearchCommand.self, RateLimitCommand.self, AuthCommand.self,
            ConfigCommand.self, GraphCommand.self, BrowseCommand.self,
        ],
        defaultSubcommand: BrowseCommand.self
    )
}
