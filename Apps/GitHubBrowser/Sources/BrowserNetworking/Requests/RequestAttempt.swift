// SPDX-License-Identifier: Apache-2.0

/// What became of one attempt to ask a server.
enum RequestAttempt: Sendable {
    /// Nothing was asked, or the answer was a refusal: there is a limit.
    case blocked(LimitBlock)
    /// There is an answer, good or bad.
    case answered(HTTPResponse)
    /// There is none.
    case failed(TransportFailure)
}
