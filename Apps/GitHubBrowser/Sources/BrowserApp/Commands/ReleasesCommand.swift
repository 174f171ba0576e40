// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb releases OWNER/REPO`: the releases of a repository, in the server's order.
final class ReleasesCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "releases", abstract: "List the releases of a repository.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @OptionGroup var options: GlobalOptions

    @Injected var releases: ReleaseService
    @Injected var names: NameReader
    @Injected var layout: Layout
    @Injected var limit: Limit

    func inject(releases: ReleaseService, names: NameReader, layout: Layout, limit: Limit) {
        self.releases = releases
        self.names = names
        self.layout = layout
        self.limit = limit
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let positions = try layout.positions(in: .releases, shape: .list)
        let listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await releases.releases(of: name, limit: limit)
        }
        return .report(
            Catalogue.releases.report(
                .list, listing.items, positions: positions,
                headline: listing.headline(Catalogue.releases.noun, in: "\(name)")))
    }
}
