// SPDX-License-Identifier: Apache-2.0

/// The response to the client: that of an exchange, or a generated one if no exchange matches.
struct OutgoingResponse: Sendable, Hashable {
    var status: Int
    var headers: [String: [String]]
    var body: String
    var file: String?
    var delivery: Delivery = Delivery()

    init(_ exchange: Exchange) {
        status = exchange.status
        headers = exchange.headers
        body = exchange.body
        file = exchange.file
    }

    private init(status: Int = 200, json body: String) {
        self.status = status
        self.headers = ["content-type": ["application/json; charset=utf-8"]]
        self.body = body
    }

    /// Replaces the values of a header, whatever the case of its name; no values remove it.
    mutating func set(_ name: String, to values: [String]) {
        headers = headers.filter { $0.key.lowercased() != name.lowercased() }
        if !values.isEmpty { headers[name] = values }
    }

    static func found(_ body: String) -> OutgoingResponse { OutgoingResponse(json: body) }

    /// Makes a response with only a status, in GitHub's format.
    static func failing(with status: Int) -> OutgoingResponse {
        let phrase = phrases[status] ?? "Failed"
        return OutgoingResponse(
            status: status,
            json: #"{"message":"\#(phrase)","documentation_url":"https://docs.github.com/rest","status":"\#(status)"}"#)
    }

    /// GitHub's answer when the limit of a resource is used up.
    static let limited = OutgoingResponse(
        status: 403,
        json:
            #"{"message":"API rate limit exceeded for 127.0.0.1.","documentation_url":"https://docs.github.com/rest"}"#
    )

    /// GitHub's answer for what it does not have, or does not show.
    static let notFound = failing(with: 404)
}
