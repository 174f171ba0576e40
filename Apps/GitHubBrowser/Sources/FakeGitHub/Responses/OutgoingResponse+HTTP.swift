// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import Foundation

extension OutgoingResponse {
    /// Headers that describe how the recorded answer was sent; this one is sent in its own way.
    private static let framing: Set<String> = [
        "connection", "content-encoding", "content-length", "keep-alive", "trailer", "transfer-encoding", "upgrade",
    ]

    /// Returns the answer as the server sends it to a request of a method; `reset` has the connection end with a reset once it is
    /// closed.
    func response(to method: String, reset: @escaping @Sendable () -> Void = {}) -> HTTPResponse {
        var fields = HTTPHeaders()
        for (name, values) in headers where !Self.framing.contains(name.lowercased()) {
            for value in values {
                fields.addValue(value, for: HTTPHeader(name))
            }
        }
        // RFC 9110 lets none of these have a body: the client would take it for the next answer.
        let hasBody = method != "HEAD" && status != 204 && status != 304
        let content = hasBody ? Data(body.utf8) : Data()
        return HTTPResponse(
            statusCode: HTTPStatusCode(status, phrase: Self.phrases[status] ?? "Recorded"),
            headers: fields,
            // In one write: in many small ones the kernel waits 40 ms for the client's acknowledgement.
            body: delivery == Delivery()
                ? HTTPBodySequence(data: content, suggestedBufferSize: max(content.count, 1))
                : delivery.sequence(content, reset: reset)
        )
    }

    /// The words beside the status, for people who read the wire.
    static let phrases: [Int: String] = [
        200: "OK", 204: "No Content", 301: "Moved Permanently", 304: "Not Modified", 401: "Unauthorized",
        403: "Forbidden", 404: "Not Found", 409: "Conflict", 410: "Gone", 422: "Unprocessable Content",
        429: "Too Many Requests", 451: "Unavailable For Legal Reasons", 500: "Internal Server Error",
        502: "Bad Gateway", 503: "Service Unavailable",
    ]
}
