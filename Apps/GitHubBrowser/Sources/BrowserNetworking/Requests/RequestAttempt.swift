// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outcome of one attempt to send a request.
enum RequestAttempt: Sendable {
    /// A rate limit, known before the request or reported by the response.
    case blocked(LimitBlock)
    /// A response of any status, from the URL that redirects led to.
    case responded(HTTPResponse, from: URL)
    /// No response.
    case failed(TransportFailure)
}
