// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What became of one attempt to ask a server.
enum RequestAttempt: Sendable {
    /// Nothing was asked, or the answer was a refusal: there is a limit.
    case blocked(LimitBlock)
    /// There is an answer, good or bad, from an address that redirects may have led to.
    case answered(HTTPResponse, from: URL)
    /// There is none.
    case failed(TransportFailure)
}
