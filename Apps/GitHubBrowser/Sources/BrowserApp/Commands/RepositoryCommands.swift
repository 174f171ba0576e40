// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserUI
import DI

/// `ghb repo OWNER/REPO`: shows one repository.
struct RepositoryCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "repo", abstract: "Show a repository.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @OptionGroup var options: GlobalOptions

    func output(
        repositories: RepositoryService, names: NameReader, layout: Layout
    ) async throws -> CommandOutput {
        let name = try names.repository(repository)
        let fields = try layout.fields(of: .repositories, shape: .one)
        return fields.output(try await repositories.repository(name).value)
    }
}

/// `ghb repos OWNER`: lists the repositories of an account, in the server's order, or sorted and filtered over all pages
/// before the limit.
struct RepositoriesCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "repos", abstract: "List the repositories of an organisation or a user.")

    @Argument(help: "The owner's login.") var owner: String
    @Option(help: "Sort by pushed, updated, created, name or stars; reads all pages.") var sort: ListOrder?
    @Option(help: "Show all, source, fork or archived repositories; all but all reads all pages.")
    var kind: RepositoryKind = .all
    @Option(help: "Show repositories in this language; reads all pages.") var language: String?
    @OptionGroup var options: GlobalOptions

    func output(
        organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout, limit: Limit
    ) async throws -> CommandOutput {
        let name = try names.account(owner)
        let fields = try layout.fields(of: .repositories, shape: .list)
        let organization = organizations.build(OrgRef(name: name))
        var listing = try await organization.repositories.listing(needsAll ? .all : limit)
        if needsAll { listing = select(from: listing, limit) }
        if layout.format == .table, case .atLeast(let known) = listing.total {
            // Only tables print the total, and only a truncated listing lacks it.
            let count = await organization.publicRepositories()
            if let count, count >= known { listing = Listing(items: listing.items, total: .exactly(count)) }
        }
        return fields.output(listing, in: name.login)
    }

    /// Whether all pages are needed. The API can't sort and filter for every kind of owner alike.
    private var needsAll: Bool { sort != nil || kind != .all || language != nil }

    private func select(from listing: Listing<Repository>, _ limit: Limit) -> Listing<Repository> {
        let wanted = listing.items.filter { repository in
            kind.includes(repository)
                && (language == nil || language?.lowercased() == repository.language?.lowercased())
        }
        return Listing(items: limit.cut(sort?.sorted(wanted) ?? wanted), total: .exactly(wanted.count))
    }
}

extension RepositoryKind: ExpressibleByArgument {}

extension ListOrder: ExpressibleByArgument {
    /// The orders of repositories, as the command line names them.
    private static let words: KeyValuePairs<String, ListOrder> = [
        "pushed": .pushed, "updated": .updated, "created": .created, "name": .name, "stars": .stars,
    ]
    /// The words, for help and completion.
    package static var allValueStrings: [String] { words.map(\.key) }

    /// Creates the order that a word names.
    package init?(argument: String) {
        guard let order = Self.words.first(where: { $0.key == argument })?.value else { return nil }
        self = order
    }
}
