// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

extension BrowserFailure {
    /// Creates the failure that ends a command from any error of its work.
    init(_ error: any Error) {
        switch error {
        case let failure as BrowserFailure: self = failure
        case let failure as APIFailure: self = failure.failure
        case is CancellationError: self.init(.cancelled, "cancelled")
        default: self.init(.failure, "\(error)")
        }
    }

    /// Runs work on stored data and converts its failure to one that ends the command.
    static func ofStorage<Value>(
        _ failed: String, _ work: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await work()
        } catch  where !(error is CancellationError) {
            throw BrowserFailure(.failure, "\(failed): \(error)")
        }
    }
}
