// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Logging

/// A transport that writes a line to the log for each request, with the response after redirects.
///
/// The log has neither headers nor body nor query, because they may hold secrets. Requests to the demo are logged as such,
/// without a server, because none is asked.
package struct LoggedTransport: Transport {
    let transport: any Transport
    let source: DataSource
    let clock: any WallClock
    let log: NetworkLog

    package func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        let start = clock.now()
        do {
            let response = try await transport.send(request)
            write(request, start, "\(response.status)", from: response.status == 304 ? "304" : "network")
            return response
        } catch {
            write(request, start, "none (\(error.kind))", from: "network")
            throw error
        }
    }

    private func write(_ request: HTTPRequest, _ start: Date, _ status: String, from origin: String) {
        let isDemo = source != .github
        let milliseconds = Int((clock.now().timeIntervalSince(start) * 1_000).rounded())
        log.logger.log(
            level: .info, "request",
            metadata: [
                "method": "\(request.method)", "url": "\(isDemo ? request.url.path : request.url.place)",
                "status": "\(status)",
                "ms": "\(milliseconds)", "from": "\(isDemo ? "demo" : origin)",
            ])
    }
}

/// The log of requests, apart from the log of the program.
package struct NetworkLog: Sendable {
    package let logger: Logger

    package init(_ logger: Logger) { self.logger = logger }
}
