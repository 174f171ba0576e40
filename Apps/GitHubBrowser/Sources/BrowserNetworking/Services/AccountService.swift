// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Accounts, including the user's own, and its rate limits.
public struct AccountService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: ResponseDecoder

    /// Creates the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: ResponseDecoder) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
    }

    /// Returns the profile of an account.
    public func profile(_ name: AccountName) async throws(APIFailure) -> Profile {
        try await profile(name, .policy).value
    }

    /// Returns the profile of an account, with its age.
    public func profile(
        _ name: AccountName, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Profile> {
        let response = try await client.get(endpoints.user(name), about: "account '\(name)'", freshness: freshness)
        return try decoder.fetched(Profile.self, in: response)
    }

    /// Returns the account that the token belongs to, always from the server.
    public func viewer() async throws(APIFailure) -> Member {
        try decoder.value(Member.self, in: try await client.get(endpoints.viewer, freshness: .always))
    }

    /// Returns the current rate limits, sorted by resource.
    public func limits() async throws(APIFailure) -> [ResourceLimit] {
        try decoder.value(ResourceLimits.self, in: try await client.get(endpoints.rateLimit, freshness: .always)).all
    }
}
