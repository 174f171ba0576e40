// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

extension BrowserFailure {
    /// Asks the API and turns a failure of it into one that ends the command.
    static func translating<Value: Sendable>(
        _ work: () async throws(APIFailure) -> Value
    ) async throws(BrowserFailure) -> Value {
        do {
            return try await work()
        } catch {
            throw error.failure
        }
    }
}
