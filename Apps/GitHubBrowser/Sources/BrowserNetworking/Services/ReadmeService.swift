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
        let url = endpoints.readme(of: name)
        let subject = "README in '\(name)'"
        let readme = try decoder.value(Readme.self, in: try await client.get(url, about: subject))
        guard readme.content == nil else { return readme }
        return readme.with(content: try await client.get(url, about: subject, as: .raw).body)
    }
}
