// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The URLs in a `Link` header (RFC 8288) by their relation.
public struct LinkHeader: Sendable, Hashable {
    private let targets: [String: String]

    /// Parses a header; malformed parts are skipped, and the first URL of a relation is used.
    public init(_ header: String?) {
        var targets: [String: String] = [:]
        for value in Self.values(of: header ?? "") {
            for relation in value.relations where targets[relation] == nil { targets[relation] = value.target }
        }
        self.targets = targets
    }

    /// Returns the URL of a relation such as `next`, resolved against the URL of the page.
    public func url(_ relation: String, relativeTo page: URL) -> URL? {
        targets[relation].flatMap { URL(string: $0, relativeTo: page)?.absoluteURL }
    }

    /// Returns the number of the last page, if the header has it.
    public func lastPage(relativeTo page: URL) -> Int? {
        guard let last = url("last", relativeTo: page),
            let items = URLComponents(url: last, resolvingAgainstBaseURL: true)?.queryItems
        else { return nil }
        return items.first { $0.name == "page" }?.value.flatMap(Int.init)
    }

    /// Returns the links of a header (`link-value` of the RFC's grammar); commas and semicolons inside `<…>` and inside quotes do
    /// not separate.
    private static func values(of header: String) -> [(target: String, relations: [String])] {
        var values: [(target: String, relations: [String])] = []
        var rest = header[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            let target = rest[rest.index(after: open)..<close]
            let parameters = parameters(rest[rest.index(after: close)...])
            rest = parameters.rest
            values.append((String(target), parameters.relations))
        }
        return values
    }

    /// Reads `; name=value` pairs up to the comma that ends the link.
    private static func parameters(_ text: Substring) -> (relations: [String], rest: Substring) {
        var part = ""
        var parts: [String] = []
        var isQuoted = false
        var index = text.startIndex
        scan: while index < text.endIndex {
            let character = text[index]
            index = text.index(after: index)
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: break scan
            case ";" where !isQuoted:
                parts.append(part)
                part = ""
            default: part.append(character)
            }
        }
        parts.append(part)
        return (parts.flatMap(relations(ofParameter:)), text[index...])
    }

    private static func relations(ofParameter parameter: String) -> [String] {
        guard let equals = parameter.firstIndex(of: "="),
            parameter[..<equals].trimmingCharacters(in: .whitespaces).lowercased() == "rel"
        else { return [] }
        return parameter[parameter.index(after: equals)...].split(whereSeparator: \.isWhitespace).map {
            $0.lowercased()
        }
    }
}
