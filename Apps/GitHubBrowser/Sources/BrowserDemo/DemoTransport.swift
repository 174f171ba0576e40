// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation

/// Answers from the embedded data as GitHub would, pages and all, and opens no socket.
public struct DemoTransport: Transport {
    private let apiURL: URL
    private let data: DemoData

    /// Makes a transport that stands in for the API at an address.
    public init(apiURL: URL, data: DemoData) {
        self.apiURL = apiURL
        self.data = data
    }

    /// The answer to a request; what the data does not hold is not found.
    public func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        guard let resource = data.resource(at: path(of: request.url)) else { return Self.notFound }
        switch resource {
        case .object(let body): return Self.response(body)
        case .list(let elements): return page(of: elements, for: request.url)
        }
    }

    private func path(of url: URL) -> String {
        let parts = url.pathComponents.filter { $0 != "/" }
        return parts.dropFirst(apiURL.pathComponents.filter { $0 != "/" }.count).joined(separator: "/")
    }

    private func page(of elements: [Data], for url: URL) -> HTTPResponse {
        let size = min(max(number("per_page", in: url) ?? 30, 1), 100)
        let pages = max(1, (elements.count + size - 1) / size)
        let page = min(max(number("page", in: url) ?? 1, 1), pages + 1)
        let rows = elements.dropFirst((page - 1) * size).prefix(size)
        let body = Data("[".utf8) + Data(rows.joined(separator: Data(",".utf8))) + Data("]".utf8)
        var response = Self.response(body)
        if page < pages {
            let links = [("next", page + 1), ("last", pages)].map { relation, number in
                "<\(address(url, page: number, size: size))>; rel=\"\(relation)\""
            }
            response.headers["Link"] = links.joined(separator: ", ")
        }
        return response
    }

    private func address(_ url: URL, page: Int, size: Int) -> String {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        components?.queryItems = [
            URLQueryItem(name: "per_page", value: String(size)), URLQueryItem(name: "page", value: String(page)),
        ]
        return components?.string ?? url.absoluteString
    }

    private func number(_ name: String, in url: URL) -> Int? {
        URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
            .flatMap { Int($0) }
    }

    private static func response(_ body: Data) -> HTTPResponse {
        HTTPResponse(status: 200, headers: ["Content-Type": "application/json; charset=utf-8"], body: body)
    }

    private static let notFound = HTTPResponse(
        status: 404, headers: ["Content-Type": "application/json; charset=utf-8"],
        body: Data(#"{"message":"Not Found","status":"404"}"#.utf8))
}
