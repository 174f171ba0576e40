// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Organisations themselves.
public struct OrganizationService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: AnswerDecoder

    /// Makes the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: AnswerDecoder) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
    }

    /// One organisation.
    public func organization(_ name: AccountName) async throws(APIFailure) -> Organization {
        try decoder.value(
            Organization.self,
            in: try await client.get(endpoints.organization(name), about: "organisation '\(name)'"))
    }

    /// How many public repositories an account has, where that can be told; never a failure, for it is an ornament.
    public func publicRepositories(of name: AccountName) async -> Int? {
        for url in [endpoints.organization(name), endpoints.user(name)] {
            if let answer = try? await client.get(url) {
                return try? decoder.value(Organization.self, in: answer).publicRepositories
            }
        }
        return nil
    }
}
