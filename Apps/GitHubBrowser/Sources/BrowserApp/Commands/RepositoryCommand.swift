// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb repo OWNER/REPO`: one repository.
public struct RepositoryCommand: CommandHandler {
    private let repositories: RepositoryService
    private let layout: Layout

    /// Makes the command.
    public init(repositories: RepositoryService, layout: Layout) {
        self.repositories = repositories
        self.layout = layout
    }

    /// The repository.
    public func run(_ arguments: CommandArguments) async throws(BrowserFailure) -> Report {
        guard let name = RepositoryName(arguments.subject) else {
            throw BrowserFailure(
                .usage, "'\(arguments.subject)' is no repository", advice: ["write OWNER/REPO, such as swiftlang/swift"]
            )
        }
        let positions = try layout.positions(in: .repositories, shape: .one)
        let repository = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await repositories.repository(name)
        }
        return Catalogue.repositories.report(.one, [repository], positions: positions)
    }
}
