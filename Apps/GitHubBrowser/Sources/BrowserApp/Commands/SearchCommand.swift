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

    func output() async throws(BrowserFailure) -> CommandOutput {
        let text = query.joined(separator: " ")
        guard !text.allSatisfy(\.isWhitespace) else {
            throw BrowserFailure(
                .usage, "the query is empty", advice: ["write a query, such as tetris language:assembly"])
        }
        switch kind {
        case .repositories:
            return try await report(.repositories, text) { () async throws(APIFailure) in
                try await searches.repositories(text, limit: limit)
            }
        case .accounts:
            return try await report(.members, text) { () async throws(APIFailure) in
                try await searches.accounts(text, limit: limit)
            }
        case .issues:
            return try await report(.issues, text) { () async throws(APIFailure) in
                try await searches.issues(text, limit: limit)
            }
        }
    }

    private func report<Item: Sendable>(
        _ catalogue: Catalogue<Item>, _ text: String, _ search: () async throws(APIFailure) -> SearchListing<Item>
    ) async throws(BrowserFailure) -> CommandOutput {
        let positions = try layout.positions(in: catalogue, shape: .list)
        let found = try await BrowserFailure.translating(search)
        warn(about: found)
        return .report(
            catalogue.report(
                .list, found.listing.items, positions: positions,
                headline: found.listing.headline(kind.noun, place: "for '\(text)'")))
    }

    /// Warns about missing results, unless the user's own limit is the reason.
    private func warn<Item>(about found: SearchListing<Item>) {
        if found.isIncomplete {
            notices.post(Notice(.warning, "GitHub stopped before the search was complete: results may be missing"))
        }
        let most = SearchService.mostResults
        if case .exactly(let total) = found.listing.total, total > most, !limit.isFilled(by: most) {
            let text = "GitHub returns at most \(most) results; narrow the search to see the other \(total - most)"
            notices.post(Notice(.warning, text))
        }
    }
}

extension SearchKind: ExpressibleByArgument {}

extension SearchKind {
    /// The noun for the results.
    fileprivate var noun: Noun {
        switch self {
        case .repositories: Catalogue.repositories.noun
        case .accounts: Noun("account", "accounts")
        case .issues: Noun("issue or pull request", "issues and pull requests")
        }
    }
}
