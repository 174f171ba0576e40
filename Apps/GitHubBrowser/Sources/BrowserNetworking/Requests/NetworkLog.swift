// SPDX-License-Identifier: Apache-2.0

import Logging

/// The log of requests, apart from the log of the program.
package struct NetworkLog: Sendable {
    package let logger: Logger

    package init(_ logger: Logger) { self.logger = logger }
}
