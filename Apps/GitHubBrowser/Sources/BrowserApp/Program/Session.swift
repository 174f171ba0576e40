// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI

/// The commands as one account on one host can run them.
public struct Session: Sendable {
    /// What runs each command, by its name on the command line.
    let runners: [String: any CommandRunner]
    /// What asks the API for the session.
    let client: Provider<APIClient>
    /// What the browser shows; made where there is a browser.
    let browser: Provider<BrowserSession>
}
