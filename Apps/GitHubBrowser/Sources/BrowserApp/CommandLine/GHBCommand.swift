// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The program's command line.
struct GHBCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ghb",
        abstract: "Browse the organisations, members and repositories of GitHub. It only reads.",
        usage: """
            ghb [browse] [OWNER | OWNER/REPO | URL]
            ghb <command> [<arguments>] [<options>]
            """,
        discussion: """
            Without an account and without --live it shows demo data, about the organisation coffee-works: \
            try 'ghb repos coffee-works'. 'ghb doctor' tells whether everything is in order.

            Exit status: 0 all is well; 1 it failed; 2 it was stopped; 4 a token is needed or was refused; 5 rate \
            limited; 6 not in the cache, under --offline; 7 not found; 64 the command line is wrong; 74 the answer \
            cannot be written.
            """,
        version: ProgramVersion.current,
        subcommands: [
            OrganizationCommand.self, MembersCommand.self, MemberCommand.self, RepositoriesCommand.self,
            RepositoryCommand.self, ReadmeCommand.self, IssuesCommand.self, IssueCommand.self, ReleasesCommand.self,
            ReleaseCommand.self, SearchCommand.self, BookmarksCommand.self, RateLimitCommand.self,
            AuthCommand.self, CacheCommand.self,
            ConfigCommand.self, GraphCommand.self, DoctorCommand.self, BrowseCommand.self,
        ],
        defaultSubcommand: BrowseCommand.self
    )
}
