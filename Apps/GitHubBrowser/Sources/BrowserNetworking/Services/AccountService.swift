// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Accounts, among them that which asks, and how much it may still ask.
public struct AccountService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: AnswerDecoder

    /// Makes the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: AnswerDecoder) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
    }

    /// An account with what it says about itself.
    public func profile(_ name: AccountName) async throws(APIFailure) -> Profile {
        try await profile(name, .policy).value
    }

    /// What is known about one account, and how new that is.
    public func profile(
        _ name: AccountName, _ freshness: Freshness
    ) async throws(APIFailure) -> Reading<Profile> {
        let answer = try await client.get(endpoints.user(name), about: "account '\(name)'", freshness: freshness)
        return try decoder.reading(Profile.self, in: answer)
    }

    /// The account that asks; what was true a minute ago does not count.
    public func viewer() async throws(APIFailure) -> Member {
        try decoder.value(Member.self, in: try await client.get(endpoints.viewer, freshness: .always))
    }

    /// The limits of this moment, sorted by resource.
    public func limits() async throws(APIFailure) -> [ResourceLimit] {
        try decoder.value(ResourceLimits.self, in: try await client.get(endpoints.rateLimit, freshness: .always)).all
    }
}
