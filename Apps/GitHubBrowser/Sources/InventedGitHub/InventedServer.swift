// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Answers about an organisation as GitHub does, pages and all: 30 to a page unless `per_page` says otherwise, 100 at most.
package struct InventedServer: Sendable {
    package struct Answer: Sendable {
        package let status: Int
        package let headers: [String: String]
        package let body: Data
    }

    private let wire: InventedWire

    package init(organization: InventedOrganization, apiURL: String, now: Date) {
        let address = apiURL.hasSuffix("/") ? String(apiURL.dropLast()) : apiURL
        wire = InventedWire(data: organization, apiURL: address, hour: InventedTime.hour(of: now))
    }

    /// Returns the response to a request; objects that the organisation lacks are not found. Path and query are decoded.
    package func answer(_ method: String, path: [String], query: [String: String]) -> Answer {
        let request = InventedRequest(path: path, query: query)
        let responses = InventedResponses(data: wire.data, wire: wire)
        switch method == "GET" ? responses.answer(to: request) : .notFound {
        case .object(let object): return json(object)
        case .rows(let rows, let path, let key):
            return page(of: rows, path: path ?? request.path, request) { list in
                guard let key else { return .list(list) }
                return ["total_count": .integer(rows.count), "incomplete_results": false, key: .list(list)]
            }
        case .refused(let status, let body): return json(body, status: status)
        }
    }

    private func page(
        of rows: InventedRows, path: [String], _ request: InventedRequest, _ wrap: ([WireValue]) -> WireValue
    ) -> Answer {
        let count = min(rows.count, rows.most)
        let size = min(max(request.number("per_page") ?? 30, 1), 100)
        let pages = max(1, (count + size - 1) / size)
        let page = min(max(request.number("page") ?? 1, 1), pages + 1)
        var links: [(String, Int)] = page > 1 ? [("prev", page - 1)] : []
        if page < pages { links += [("next", page + 1), ("last", pages)] }
        if page > 1 { links += [("first", 1)] }
        let others = request.query.filter { $0.key != "page" && $0.key != "per_page" }.sorted { $0.key < $1.key }
        let header = links.map { relation, number in
            let query = Self.encoded(others + [("per_page", String(size)), ("page", String(number))])
            return "<\(wire.apiURL)/\(path.joined(separator: "/"))\(query)>; rel=\"\(relation)\""
        }
        let shown = (page - 1) * size..<max((page - 1) * size, min(page * size, count))
        return json(wrap(shown.map(rows.row)), header.isEmpty ? [:] : ["Link": header.joined(separator: ", ")])
    }

    private static func encoded(_ query: [(key: String, value: String)]) -> String {
        var components = URLComponents()
        components.queryItems = query.isEmpty ? nil : query.map { URLQueryItem(name: $0.key, value: $0.value) }
        return components.percentEncodedQuery.map { "?" + $0 } ?? ""
    }

    private func json(_ value: WireValue, status: Int = 200, _ headers: [String: String] = [:]) -> Answer {
        let type = ["Content-Type": "application/json; charset=utf-8"]
        return Answer(status: status, headers: headers.merging(type) { own, _ in own }, body: value.json)
    }
}
