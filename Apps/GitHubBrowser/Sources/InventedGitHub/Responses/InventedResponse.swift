// SPDX-License-Identifier: Apache-2.0

/// A request below the API's address.
struct InventedRequest: Sendable {
    /// The parts of the path below the API's address, decoded.
    let path: [String]
    /// The query; of a name that comes twice the first value counts.
    let query: [String: String]

    func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }
}

/// The elements of a list, each of which is made when its page is sent.
struct InventedRows: Sendable {
    let count: Int
    /// The number of elements that can be had.
    let most: Int
    let row: @Sendable (Int) -> WireValue

    init<Item: Sendable>(_ items: [Item], most: Int = .max, _ row: @escaping @Sendable (Item) -> WireValue) {
        count = items.count
        self.most = most
        self.row = { row(items[$0]) }
    }
}

/// A response, before it is split into pages.
enum InventedResponse: Sendable {
    case object(WireValue)
    /// A list, the path of its further pages if it is another one, and its key in an object with its length, as of searches.
    case rows(InventedRows, path: [String]? = nil, key: String? = nil)
    /// It cannot be had.
    case refused(Int, WireValue)

    static let notFound = refused(404, "Not Found", [:])

    /// Returns the refusal of an invalid search, with a reason.
    static func invalid(_ reason: String) -> InventedResponse {
        let error: WireValue = ["message": .text(reason), "resource": "Search", "field": "q", "code": "invalid"]
        return refused(422, "Validation Failed", ["errors": .list([error])])
    }

    static func list<Item: Sendable>(
        _ items: [Item], path: [String]? = nil, _ row: @escaping @Sendable (Item) -> WireValue
    ) -> InventedResponse { .rows(InventedRows(items, row), path: path) }

    private static func refused(_ status: Int, _ message: String, _ more: [String: WireValue]) -> InventedResponse {
        let body: WireValue = [
            "message": .text(message), "documentation_url": "https://docs.github.com/rest",
            "status": .text("\(status)"),
        ]
        return .refused(status, body.adding(more))
    }
}
