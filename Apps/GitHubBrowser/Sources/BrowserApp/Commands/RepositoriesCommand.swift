// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb repos OWNER`: the repositories of an organisation or a user.
public struct RepositoriesCommand: CommandHandler {
    private let repositories: RepositoryService
    private let organizations: OrganizationService
    private let layout: Layout
    private let limit: Limit

    /// Makes the command.
    public init(
        repositories: RepositoryService, organizations: OrganizationService, layout: Layout, limit: Limit
    ) {
        self.repositories = repositories
        self.organizations = organizations
        self.layout = layout
        self.limit = limit
    }

    /// The repositories in the server's order, or sorted and filtered over all pages before the limit.
    public func run(_ arguments: CommandArguments) async throws(BrowserFailure) -> Report {
        let name = try AccountName(argument: arguments.subject)
        let positions = try layout.positions(in: .repositories, shape: .list)
        var listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await repositories.repositories(of: name, limit: arguments.needsAll ? .all : limit)
        }
        if arguments.needsAll { listing = arguments.select(from: listing, limit: limit) }
        if layout.format == .table, case .atLeast(let known) = listing.total {
            // Only a table tells the number, and only an incomplete list does not know it.
            let count = await organizations.publicRepositories(of: name)
            if let count, count >= known { listing = Listing(items: listing.items, total: .exactly(count)) }
        }
        return Catalogue.repositories.report(
            .list, listing.items, positions: positions,
            headline: listing.headline(Catalogue.repositories.noun, in: name.login))
    }
}

extension CommandArguments {
    fileprivate var needsAll: Bool { sort != nil || kind != .all || language != nil }

    fileprivate func select(from listing: Listing<Repository>, limit: Limit) -> Listing<Repository> {
        let wanted = listing.items.filter { repository in
            kind.includes(repository)
                && (language == nil || language?.lowercased() == repository.language?.lowercased())
        }
        return Listing(items: limit.cut(sort?.sorted(wanted) ?? wanted), total: .exactly(wanted.count))
    }
}
