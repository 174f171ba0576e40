// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Organisations themselves.
public struct OrganizationService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: ResponseDecoder

    /// Creates the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: ResponseDecoder) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
    }

    /// Returns one organisation.
    public func organization(_ name: AccountName) async throws(APIFailure) -> Organization {
        try decoder.value(
            Organization.self,
            in: try await client.get(endpoints.organization(name), about: "organisation '\(name)'"))
    }

    /// Returns the number of public repositories of an account; nil instead of a failure, since it is only decoration.
    public func publicRepositories(of name: AccountName) async -> Int? {
        for url in [endpoints.organization(name), endpoints.user(name)] {
            if let response = try? await client.get(url) {
                return try? decoder.value(Organization.self, in: response).publicRepositories
            }
        }
        return nil
    }
}
