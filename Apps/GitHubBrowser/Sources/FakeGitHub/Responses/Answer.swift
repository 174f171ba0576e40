// SPDX-License-Identifier: Apache-2.0

/// What goes back to the client: an exchange's answer, or one that was made for want of it.
struct Answer: Sendable, Hashable {
    var status: Int
    var headers: [String: [String]]
    var body: String
    /// The file of the exchange that answered; nil when none did or when it was made in code.
    var file: String?

    init(_ exchange: Exchange) {
        status = exchange.status
        headers = exchange.headers
        body = exchange.body
        file = exchange.file
    }

    private init(status: Int, headers: [String: [String]], body: String) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// GitHub's answer for what it does not have, or does not show.
    static let notFound = Answer(
        status: 404,
        headers: ["content-type": ["application/json; charset=utf-8"]],
        body: #"{"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}"#
    )
}
