// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// Answers from the embedded data as GitHub would, pages and all, and opens no socket.
public struct DemoTransport: Transport {
    let api: APIAddress
    let data: DemoData
    let clock: any WallClock

    /// Returns the response to a request; objects that the data lacks are not found.
    public func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        let asked = read(request)
        let wire = DemoWire(data: data, apiURL: address(), hour: DemoTime.hour(of: clock.now()))
        let answer = request.method == "GET" ? DemoResponses(data: data, wire: wire).answer(to: asked) : .notFound
        switch answer {
        case .object(let object): return json(object)
        case .list(let elements, let path): return page(of: elements, path: path, asked) { .list($0) }
        case .found(let elements, let key):
            return page(of: Array(elements.prefix(1000)), path: asked.path, asked) { rows in
                .object(["total_count": .integer(elements.count), "incomplete_results": false, key: .list(rows)])
            }
        case .raw(let text):
            let type = "application/vnd.github.raw; charset=utf-8"
            return HTTPResponse(status: 200, headers: ["Content-Type": type], body: Data(text.utf8))
        case .moved(let path):
            let target = address(path, request.url.query)
            return json(
                .object(["message": "Moved Permanently", "url": .text(target)]), status: 301, ["Location": target])
        case .refused(let status, let body): return json(body, status: status)
        }
    }

    private func read(_ request: HTTPRequest) -> DemoRequest {
        let below = api.url.pathComponents.filter { $0 != "/" }.count
        let path = request.url.pathComponents.filter { $0 != "/" }.dropFirst(below)
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems ?? []
        return DemoRequest(
            path: Array(path),
            query: Dictionary(
                items.map { (Self.decoded($0.name), Self.decoded($0.value ?? "")) },
                uniquingKeysWith: { first, _ in first }),
            accept: request.headers["Accept"] ?? "")
    }

    /// Decodes a query as servers do: a plus sign is a space, and a literal one is `%2B`.
    private static func decoded(_ text: String) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }

    private func page(
        of elements: [WireValue], path: [String], _ request: DemoRequest, _ wrap: ([WireValue]) -> WireValue
    ) -> HTTPResponse {
        let size = min(max(request.number("per_page") ?? 30, 1), 100)
        let pages = max(1, (elements.count + size - 1) / size)
        let page = min(max(request.number("page") ?? 1, 1), pages + 1)
        var links: [(String, Int)] = page > 1 ? [("prev", page - 1)] : []
        if page < pages { links += [("next", page + 1), ("last", pages)] }
        if page > 1 { links += [("first", 1)] }
        let others = request.query.filter { $0.key != "page" && $0.key != "per_page" }.sorted { $0.key < $1.key }
        let header = links.map { relation, number in
            var components = URLComponents()
            components.queryItems = (others + [("per_page", String(size)), ("page", String(number))]).map {
                URLQueryItem(name: $0.0, value: $0.1)
            }
            return "<\(address(path.joined(separator: "/"), components.percentEncodedQuery))>; rel=\"\(relation)\""
        }
        let rows = Array(elements.dropFirst((page - 1) * size).prefix(size))
        return json(wrap(rows), header.isEmpty ? [:] : ["Link": header.joined(separator: ", ")])
    }

    private func address(_ path: String? = nil, _ query: String? = nil) -> String {
        let base = api.url.absoluteString
        let start = base.hasSuffix("/") ? String(base.dropLast()) : base
        return start + (path.map { "/" + $0 } ?? "") + (query.map { "?" + $0 } ?? "")
    }

    private func json(_ value: WireValue, status: Int = 200, _ headers: HeaderFields = [:]) -> HTTPResponse {
        var headers = headers
        headers["Content-Type"] = "application/json; charset=utf-8"
        return HTTPResponse(status: status, headers: headers, body: value.json)
    }
}
