// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb search repos|users|issues QUERY...`: lists the results of a search, best first.
final class SearchCommand: FilledCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search repositories, users or issues.",
        discussion: """
            The query has GitHub's own syntax: ghb search issues org:swiftlang is:open label:"good first issue". Put a \
            part that begins with a hyphen after --. GitHub returns at most 1000 results.
            """)

    @Argument(help: "The kind of results: repos, users or issues.") var kind: SearchKind
    @Argument(help: "The query; several words form one.") var query: [String]
    @OptionGroup var options: GlobalOptions

    @Injected var searches: SearchService
    @Injected var layout: Layout
    @Injected var limit: Limit
    @Injected var notices: any Notices

    func inject(searches: SearchService, layout: Layout, limit: Limit, notices: any Notices) {
        self.searches = searches
        self.layout = layout
        self.limit = limit
        self.notices = notices
    }

    func output() async throws -> CommandOutput {
        let text = query.joined(separator: " ")
        guard !text.allSatisfy(\.isWhitespace) else {
            throw BrowserFailure(
                .usage, "the query is empty", advice: ["write a query, such as tetris language:assembly"])
        }
        switch kind {
        case .repositories:
            return try await output(.repositories, searches.repositories(text), Catalogue.repositories.noun)
        case .accounts: return try await output(.members, searches.accounts(text), Noun("account", "accounts"))
        case .issues: return try await output(.issues, searches.issues(text), Noun.issuesAndPullRequests)
        }
    }

    private func output<Item>(
        _ catalogue: Catalogue<Item>, _ pages: ListPages<Item>, _ noun: Noun
    ) async throws -> CommandOutput {
        let fields = try layout.fields(of: catalogue, shape: .list)
        let found = try await pages.listing(limit.atMost(SearchService.mostResults))
        warn(about: found)
        return fields.output(found, noun, place: "for '\(query.joined(separator: " "))'")
    }

    /// Warns about missing results, unless the user's own limit is the reason.
    private func warn<Item>(about found: Listing<Item>) {
        if found.isIncomplete {
            notices.post(Notice(.warning, "GitHub stopped before the search was complete: results may be missing"))
        }
        let most = SearchService.mostResults
        if case .exactly(let total) = found.total, total > most, !limit.isFilled(by: most) {
            let text = "GitHub returns at most \(most) results; narrow the search to see the other \(total - most)"
            notices.post(Notice(.warning, text))
        }
    }
}

extension SearchKind: ExpressibleByArgument {}
