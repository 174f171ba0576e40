// SPDX-License-Identifier: Apache-2.0

import DI

extension AsyncProvider where Element: Sendable {
    /// Returns the database, which the first request opens.
    ///
    /// After the end of the session it throws a `CancellationError`, as a statement that the end interrupts does.
    func opened() async throws -> Element {
        do {
            return try await get()
        } catch is ClosedComponentError {
            throw CancellationError()
        }
    }
}
