// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The path and query of a request in the form in which recordings and requests are compared.
///
/// The path is split at its slashes before it is decoded, so that `%2F` stays inside its segment, and the query is a
/// multiset of decoded items, so that order and spelling (`%20` or `+`) do not matter. Letters keep their case, and a
/// slash at the end counts.
struct RequestTarget: Sendable, Hashable {
    /// A name and a value of the query; `a` and `a=` are the same.
    struct Item: Sendable, Hashable {
        let name: String
        let value: String
    }

    /// The decoded segments of the path.
    let segments: [String]
    /// The number of occurrences of each item in the query.
    let items: [Item: Int]

    /// Parses the target of a request line, or a recording's `path`.
    init(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        segments = (parts.first ?? "").split(separator: "/", omittingEmptySubsequences: false).map(Self.decoded)
        let query = parts.count > 1 ? parts[1] : ""
        items = query.split(separator: "&").reduce(into: [:]) { items, part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                // In a query, as forms write it, a plus sign is a space.
                Self.decoded($0.replacing("+", with: " "))
            }
            items[Item(name: pair[0], value: pair.count > 1 ? pair[1] : ""), default: 0] += 1
        }
    }

    /// The number of items in the query: the more a matching recording names, the more specific it is.
    var specificity: Int { items.values.reduce(0, +) }

    /// Returns whether a recording of this query may answer a request: it has every item of the recording, and the same page.
    ///
    /// Any other item of the request is ignored. `page` is not, in either direction: the first page in place of the
    /// second would make a client go round in circles.
    func accepts(_ request: RequestTarget) -> Bool {
        segments == request.segments && pages == request.pages && hasItems(of: request)
    }

    /// Returns whether a request has the path and every query item of this pattern of a fault.
    func matches(_ request: RequestTarget) -> Bool {
        var pattern = segments[...]
        var segments = request.segments[...]
        while let segment = pattern.popFirst() {
            if segment == "**", pattern.isEmpty { return hasItems(of: request) }
            guard let found = segments.popFirst(), segment == "*" || segment == found else { return false }
        }
        return segments.isEmpty && hasItems(of: request)
    }

    private func hasItems(of request: RequestTarget) -> Bool {
        items.allSatisfy { item, count in request.items[item, default: 0] >= count }
    }

    private var pages: [Item: Int] { items.filter { $0.key.name == "page" } }

    /// Decodes percent-encoded text; text that is encoded incorrectly is unchanged.
    private static func decoded(_ text: some StringProtocol) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}
