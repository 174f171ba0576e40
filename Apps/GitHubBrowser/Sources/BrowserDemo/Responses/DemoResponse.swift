// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A request to the demo.
struct DemoRequest: Sendable {
    /// The parts of the path below the API's address, decoded.
    let path: [String]
    /// The query; of a name that comes twice the first value counts.
    let query: [String: String]
    /// The media type that is wanted.
    let accept: String

    func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }
}

/// The response of the demo, before it is split into pages.
enum DemoResponse: Sendable {
    /// One object.
    case object(WireValue)
    /// A list, and the path that the addresses of its further pages have.
    case list([WireValue], path: [String])
    /// The results of a search, or another list in an object with its length.
    case found([WireValue], key: String = "items")
    /// A file as it is.
    case raw(String)
    /// It has another address by now.
    case moved(String)
    /// It cannot be had.
    case refused(Int, WireValue)

    /// The object does not exist.
    static let notFound = DemoResponse.refused(
        404,
        .object([
            "message": "Not Found", "documentation_url": "https://docs.github.com/rest", "status": "404",
        ]))

    /// Returns the refusal of an invalid request, with a reason.
    static func invalid(_ reason: String, field: String) -> DemoResponse {
        .refused(
            422,
            .object([
                "message": "Validation Failed", "documentation_url": "https://docs.github.com/rest", "status": "422",
                "errors": .list([
                    .object([
                        "message": .text(reason), "resource": "Search", "field": .text(field), "code": "invalid",
                    ])
                ]),
            ]))
    }
}
