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
        try await lists.read(Repository.self, from: source(owner), limit: limit)
    }

    /// The same, to be read page by page.
    public func pages(of owner: AccountName) -> ListPages<Repository> {
        lists.pages(of: Repository.self, from: source(owner))
    }

    private func source(_ owner: AccountName) -> ListSource {
        ListSource(
            subject: "account '\(owner)'",
            candidates: [endpoints.organizationRepositories(of: owner), endpoints.userRepositories(of: owner)])
    }

    /// One repository.
    public func repository(_ name: RepositoryName) async throws(APIFailure) -> Repository {
        try await repository(name, .policy).value
    }

    /// One repository, and how new that is.
    public func repository(
        _ name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Reading<Repository> {
        let url = endpoints.repository(name)
        let answer = try await client.get(url, about: "repository '\(name)'", freshness: freshness)
        return try decoder.reading(Repository.self, in: answer)
    }
}
