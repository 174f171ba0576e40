// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb search repos|users|issues QUERY...`: what GitHub finds, best first.
final class SearchCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search repositories, users or issues.",
        discussion: """
            The query is GitHub's own: ghb search issues org:swiftlang is:open label:"good first issue". A part that \
            begins with a hyphen goes after --. GitHub gives 1000 results of a search at most.
            """)

    @Argument(help: "What to search: repos, users or issues.") var kind: SearchKind
    @Argument(help: "What to search for; several words are one query.") var query: [String]
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
                .usage, "there is nothing to search for", advice: ["write a query, such as tetris language:assembly"])
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

    /// Says what is missing, where that is not the user's own limit.
    private func warn<Item>(about found: SearchListing<Item>) {
        if found.isIncomplete {
            notices.post(Notice(.warning, "GitHub gave up before it had looked everywhere: results may be missing"))
        }
        let most = SearchService.mostResults
        if case .exactly(let total) = found.listing.total, total > most, !limit.isFilled(by: most) {
            let text = "GitHub gives \(most) results of a search at most; narrow it to see the other \(total - most)"
            notices.post(Notice(.warning, text))
        }
    }
}

extension SearchKind: ExpressibleByArgument {}

extension SearchKind {
    /// The results, in the singular and the plural.
    fileprivate var noun: Noun {
        switch self {
        case .repositories: Catalogue.repositories.noun
        case .accounts: Noun("account", "accounts")
        case .issues: Noun("issue or pull request", "issues and pull requests")
        }
    }
}
