// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

/// `ghb repo OWNER/REPO`: shows one repository.
struct RepositoryCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "repo", abstract: "Show a repository.")

    @Argument(help: "The repository as OWNER/REPO.", completion: Completions.repositories) var repository: String
    @OptionGroup var options: GlobalOptions

    func output(
        repositories: RepositoryService, names: NameReader, layout: Layout
    ) async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let positions = try layout.positions(in: .repositories, shape: .one)
        let repository = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await repositories.repository(name)
        }
        return .report(Catalogue.repositories.report(.one, [repository], positions: positions))
    }
}

/// `ghb repos OWNER`: lists the repositories of an account, in the server's order, or sorted and filtered over all pages
/// before the limit.
final class RepositoriesCommand: FilledCommand {
    static let configuration = CommandConfiguration(
        commandName: "repos", abstract: "List the repositories of an organisation or a user.")

    @Argument(help: "The owner's login.", completion: Completions.owners) var owner: String
    @Option(help: "Sort by pushed, updated, created, name or stars; reads all pages.") var sort: RepositoryOrder?
    @Option(help: "Show all, source, fork or archived repositories; all but all reads all pages.")
    var kind: RepositoryKind = .all
    @Option(help: "Show repositories in this language; reads all pages.") var language: String?
    @OptionGroup var options: GlobalOptions

    @Injected var organizations: ComponentFactory<OrgComponent>
    @Injected var names: NameReader
    @Injected var layout: Layout
    @Injected var limit: Limit

    func inject(
        organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout, limit: Limit
    ) {
        self.names = names
        self.organizations = organizations
        self.layout = layout
        self.limit = limit
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.account(owner)
        let positions = try layout.positions(in: .repositories, shape: .list)
        let organization = organizations.build(OrgRef(name))
        var listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await organization.repositories(limit: needsAll ? .all : limit)
        }
        if needsAll { listing = select(from: listing) }
        if layout.format == .table, case .atLeast(let known) = listing.total {
            // Only tables print the total, and only a truncated listing lacks it.
            let count = await organization.publicRepositories()
            if let count, count >= known { listing = Listing(items: listing.items, total: .exactly(count)) }
        }
        return .report(
            Catalogue.repositories.report(
                .list, listing.items, positions: positions,
                headline: listing.headline(Catalogue.repositories.noun, in: name.login)))
    }

    /// Whether all pages are needed. The API can't sort and filter for every kind of owner alike.
    private var needsAll: Bool { sort != nil || kind != .all || language != nil }

    private func select(from listing: Listing<Repository>) -> Listing<Repository> {
        let wanted = listing.items.filter { repository in
            kind.includes(repository)
                && (language == nil || language?.lowercased() == repository.language?.lowercased())
        }
        return Listing(items: limit.cut(sort?.sorted(wanted) ?? wanted), total: .exactly(wanted.count))
    }
}

extension RepositoryOrder: ExpressibleByArgument {}
extension RepositoryKind: ExpressibleByArgument {}
