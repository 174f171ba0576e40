// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Repositories of organisations and users.
public struct RepositoryService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: AnswerDecoder
    private let lists: ListReader

    /// Makes the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: AnswerDecoder, lists: ListReader) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
        self.lists = lists
    }

    /// The repositories of an organisation, or of a user where there is no such organisation.
    public func repositories(of owner: AccountName, limit: Limit) async throws(APIFailure) -> Listing<Repository> {
        try await lists.read(
            Repository.self,
            from: ListSource(
                subject: "account '\(owner)'",
                candidates: [
                    endpoints.organizationRepositories(of: owner), endpoints.userRepositories(of: owner),
                ]),
            limit: limit)
    }

    /// One repository.
    public func repository(_ name: RepositoryName) async throws(APIFailure) -> Repository {
        try decoder.value(
            Repository.self, in: try await client.get(endpoints.repository(name), about: "repository '\(name)'"))
    }
}
