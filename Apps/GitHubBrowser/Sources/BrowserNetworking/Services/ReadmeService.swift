// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// README files of repositories.
public struct ReadmeService: Sendable {
    let api: APIReader

    /// Returns the README of a repository, with its age; requests the raw file if it is too large for JSON.
    public func readme(
        of name: RepositoryName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Readme> {
        let url = api.endpoints.object(in: name, "readme")
        let subject = "README in '\(name)'"
        let readme = try await api.value(Readme.self, at: url, about: subject, freshness)
        guard readme.value.content == nil else { return readme }
        let file = try await api.client.get(url, about: subject, as: .raw, freshness: freshness)
        return readme.joined(with: Fetched(file.body, age: file.age)) { $0.with(content: $1) }
    }
}
