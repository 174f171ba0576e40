// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

extension BrowserFailure {
    /// Runs a request and converts its failure to one that ends the command.
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
    /// Runs work on stored data and converts its failure to one that ends the command.
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
