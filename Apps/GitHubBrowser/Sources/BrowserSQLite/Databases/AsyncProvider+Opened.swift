// SPDX-License-Identifier: Apache-2.0

import DI

extension AsyncProvider where Element: Sendable {
    /// Returns the database, which the first request opens; throws a `CancellationError` after the end of the session.
    func opened() async throws -> Element {
        do {
            return try await get()
        } catch is ClosedComponentError {
            throw CancellationError()
        }
    }
}
