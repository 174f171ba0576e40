// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The URLs in a `Link` header (RFC 8288) by their relation.
package struct LinkHeader: Sendable, Hashable {
    private let targets: [String: String]

    /// Parses a header; malformed parts are skipped, and the first URL of a relation is used.
    package init(_ header: String?) {
        var targets: [String: String] = [:]
        // `link-value` and `link-param` of the RFC's grammar: commas and semicolons inside `<…>` and quotes do not separate.
        for link in (header ?? "").matches(of: /<([^>]*)>((?:"[^"]*"|[^",])*)/) {
            for parameter in link.2.matches(of: /;\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;]+))/)
            where parameter.1.lowercased() == "rel" {
                for relation in (parameter.2 ?? parameter.3 ?? "").lowercased().split(separator: " ").map(String.init) {
                    targets[relation] = targets[relation] ?? String(link.1)
                }
            }
        }
        self.targets = targets
    }

    /// Returns the URL of a relation such as `next`, resolved against the URL of the page.
    package func url(_ relation: String, relativeTo page: URL) -> URL? {
        targets[relation].flatMap { URL(string: $0, relativeTo: page)?.absoluteURL }
    }

    /// Returns the number of the last page, if the header has it.
    package func lastPage(relativeTo page: URL) -> Int? {
        guard let last = url("last", relativeTo: page),
            let items = URLComponents(url: last, resolvingAgainstBaseURL: true)?.queryItems
        else { return nil }
        return items.first { $0.name == "page" }?.value.flatMap(Int.init)
    }
}
