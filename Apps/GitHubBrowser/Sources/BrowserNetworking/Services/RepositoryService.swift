// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Repositories of organisations and users.
public struct RepositoryService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: ResponseDecoder
    private let lists: ListReader

    /// Creates the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: ResponseDecoder, lists: ListReader) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
        self.lists = lists
    }

    /// Returns the first repositories of an organisation, or of a user if there is no organisation of that name.
    public func repositories(of owner: AccountName, limit: Limit) async throws(APIFailure) -> Listing<Repository> {
        try await pages(of: owner).listing(limit)
    }

    /// Returns the same repositories page by page.
    public func pages(of owner: AccountName) -> ListPages<Repository> {
        lists.pages(
            of: Repository.self,
            from: ListSource(
                subject: "account '\(owner)'",
                candidates: [endpoints.organizationRepositories(of: owner), endpoints.userRepositories(of: owner)]))
    }

    /// Returns one repository.
    public func repository(_ name: RepositoryName) async throws(APIFailure) -> Repository {
        try await repository(name, .policy).value
    }

    /// Returns one repository, with its age.
    public func repository(
        _ name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Repository> {
        let url = endpoints.repository(name)
        let response = try await client.get(url, about: "repository '\(name)'", freshness: freshness)
        return try decoder.fetched(Repository.self, in: response)
    }
}
