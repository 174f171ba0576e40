// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Logging

/// Lives as long as a session does, and tells the log when that ends.
final class SessionLife: Sendable {
    private let credentials: Credentials
    private let logger: Logger

    init(credentials: Credentials, logger: Logger) {
        self.credentials = credentials
        self.logger = logger
    }

    deinit {
        logger.info("session dropped", metadata: ["host": "\(credentials.host)", "asker": "\(credentials.asker)"])
    }
}
