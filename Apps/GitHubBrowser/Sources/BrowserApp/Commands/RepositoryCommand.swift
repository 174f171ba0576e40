// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb repo OWNER/REPO`: one repository.
final class RepositoryCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "repo", abstract: "Show a repository.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @OptionGroup var options: GlobalOptions

    @Injected var repositories: RepositoryService
    @Injected var names: NameReader
    @Injected var layout: Layout

    func inject(repositories: RepositoryService, names: NameReader, layout: Layout) {
        self.names = names
        self.repositories = repositories
        self.layout = layout
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let positions = try layout.positions(in: .repositories, shape: .one)
        let repository = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await repositories.repository(name)
        }
        return .report(Catalogue.repositories.report(.one, [repository], positions: positions))
    }
}
