// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Accounts, including the user's own, and its rate limits.
package struct AccountService: Sendable {
    let api: APIReader

    package func profile(
        _ name: AccountName, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Profile> {
        try await api.value(at: api.endpoints.object("users", name.login), about: "account '\(name)'", freshness)
    }

    /// Returns the account that the token belongs to, always from the server.
    package func viewer() async throws(APIFailure) -> Member {
        try await api.value(at: api.endpoints.object("user"), about: nil, .always).value
    }

    package func limits() async throws(APIFailure) -> [ResourceLimit] {
        try await api.value(ResourceLimits.self, at: api.endpoints.object("rate_limit"), about: nil, .always).value.all
    }
}
