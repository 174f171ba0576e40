// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The files that introduce repositories.
public struct ReadmeService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: AnswerDecoder

    /// Makes the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: AnswerDecoder) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
    }

    /// A repository's README; one that is too large for JSON is asked for once more, as the file that it is.
    public func readme(of name: RepositoryName) async throws(APIFailure) -> Readme {
        try await readme(of: name, .policy).value
    }

    /// The same, and how new it is.
    public func readme(
        of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Reading<Readme> {
        let url = endpoints.readme(of: name)
        let subject = "README in '\(name)'"
        let answer = try await client.get(url, about: subject, freshness: freshness)
        let reading = try decoder.reading(Readme.self, in: answer)
        guard reading.value.content == nil else { return reading }
        let file = try await client.get(url, about: subject, as: .raw, freshness: freshness)
        return reading.with(Reading(file.body, in: file)) { $0.with(content: $1) }
    }
}
