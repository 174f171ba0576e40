// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import InventedGitHub

/// Answers from the embedded data as GitHub would, pages and all, and opens no socket.
package struct DemoTransport: Transport {
    let api: APIAddress
    let clock: any WallClock

    /// Returns the response to a request; objects that the data lacks are not found.
    package func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        let server = InventedServer(organization: .coffeeWorks, apiURL: api.url.absoluteString, now: clock.now())
        let below = api.url.pathComponents.filter { $0 != "/" }.count
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems ?? []
        let answer = server.answer(
            request.method, path: Array(request.url.pathComponents.filter { $0 != "/" }.dropFirst(below)),
            query: Dictionary(items.map { (Self.decoded($0.name), Self.decoded($0.value ?? "")) }) { first, _ in first }
        )
        var headers: HeaderFields = [:]
        for (name, value) in answer.headers { headers[name] = value }
        return HTTPResponse(status: answer.status, headers: headers, body: answer.body)
    }

    /// Decodes a query as servers do: a plus sign is a space, and a literal one is `%2B`.
    private static func decoded(_ text: String) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }
}
