// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

struct GHBCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ghb",
        abstract: "Browse GitHub organisations, members and repositories. It is read-only.",
        usage: """
            ghb [browse] [OWNER | OWNER/REPO | URL]
            ghb <command> [<arguments>] [<options>]
            """,
        discussion: """
            Without a token and without --live, ghb shows demo data about the organisation coffee-works: try \
            'ghb repos coffee-works'. 'ghb doctor' checks the setup. 'ghb help browse' lists the options of the browser.

            Exit status: 0 success; 1 failure; 2 cancelled; 4 authentication needed or refused; 5 rate limited; 6 not \
            in the cache under --offline; 7 not found; 64 usage error; 74 output cannot be written; \
            78 invalid configuration.
            """,
        version: ProgramVersion.current,
        subcommands: [
            OrganizationCommand.self, MembersCommand.self, MemberCommand.self, RepositoriesCommand.self,
            RepositoryCommand.self, ReadmeCommand.self, IssuesCommand.self, IssueCommand.self,
            PullRequestsCommand.self, PullRequestCommand.self, ReleasesCommand.self, ReleaseCommand.self,
            SearchCommand.self, BookmarksCommand.self, RateLimitCommand.self,
            AuthCommand.self, CacheCommand.self,
            ConfigCommand.self, GraphCommand.self, DoctorCommand.self, BrowseCommand.self,
        ],
        defaultSubcommand: BrowseCommand.self
    )
}
