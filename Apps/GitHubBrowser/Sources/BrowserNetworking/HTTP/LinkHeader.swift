// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The addresses of a Link header (RFC 8288) by their relation.
public struct LinkHeader: Sendable, Hashable {
    private let targets: [String: String]

    /// Reads a header; what is malformed is skipped, the first link of a relation counts.
    public init(_ value: String?) {
        var targets: [String: String] = [:]
        for link in Self.links(of: value ?? "") {
            for relation in link.relations where targets[relation] == nil { targets[relation] = link.target }
        }
        self.targets = targets
    }

    /// The address of a relation such as `next`, against the address of the page that the header came with.
    public func url(_ relation: String, relativeTo page: URL) -> URL? {
        targets[relation].flatMap { URL(string: $0, relativeTo: page)?.absoluteURL }
    }

    /// The number of the last page where the header tells it.
    public func lastPage(relativeTo page: URL) -> Int? {
        guard let last = url("last", relativeTo: page),
            let items = URLComponents(url: last, resolvingAgainstBaseURL: true)?.queryItems
        else { return nil }
        return items.first { $0.name == "page" }?.value.flatMap(Int.init)
    }

    private struct Link {
        let target: String
        let relations: [String]
    }

    /// Commas and semicolons also occur inside `<…>` and inside quotes, so that splitting at them is not enough.
    private static func links(of header: String) -> [Link] {
        var links: [Link] = []
        var rest = header[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            let target = rest[rest.index(after: open)..<close]
            let parameters = parameters(rest[rest.index(after: close)...])
            rest = parameters.rest
            links.append(Link(target: String(target), relations: parameters.relations))
        }
        return links
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
