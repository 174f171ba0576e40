// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Result where Failure == BrowserFailure {
    /// Keeps the outcome of work that awaits.
    init(_ work: () async throws(BrowserFailure) -> Success) async {
        do throws(BrowserFailure) {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
