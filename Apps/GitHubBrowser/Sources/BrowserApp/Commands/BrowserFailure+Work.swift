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

extension BrowserFailure {
    /// Does something with what is kept, and says what failed and why where it does.
    static func ofStorage<Value>(
        _ failed: String, _ work: () async throws -> Value
    ) async throws(BrowserFailure) -> Value {
        do {
            return try await work()
        } catch is CancellationError {
            throw BrowserFailure(.cancelled, "cancelled")
        } catch {
            throw BrowserFailure(.failure, "\(failed): \(error)")
        }
    }
}
