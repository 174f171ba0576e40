// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Reads single values of the API: services only add addresses and names.
package struct APIReader: Sendable {
    let endpoints: Endpoints
    let client: APIClient
    let decoder: ResponseDecoder

    /// Returns the value at a URL, with its age; the failure names the subject if it is not found.
    func value<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self, at url: URL, about subject: String?, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Value> {
        let response = try await client.get(url, about: subject, freshness: freshness)
        return Fetched(try decoder.value(type, in: response), age: response.age)
    }
}
