// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// Opens sessions for the account of the run.
struct Sessions: Sendable {
    let invocation: Invocation
    let credentials: CredentialsSource
    let factory: ComponentFactory<SessionComponent>

    /// Opens a session. The program closes it unless it was closed before.
    func open() async throws(BrowserFailure) -> ComponentHandle<Session> {
        let credentials = try await credentials.credentials()
        do {
            return try await factory.open(credentials, stopTimeout: invocation.stopTimeout)
        } catch {
            throw BrowserFailure(opening: "session", error)
        }
    }
}
