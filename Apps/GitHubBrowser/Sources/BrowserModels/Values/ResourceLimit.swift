// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rate limit of a part of the API.
package struct ResourceLimit: Sendable, Hashable {
    /// The part, such as `core` or `search`.
    package let resource: String
    /// The number of requests in a window of time.
    package let limit: Int?
    package let remaining: Int?
    /// The start of the next window.
    package let resetAt: Date?
}

/// The response of `/rate_limit`.
package struct ResourceLimits: Sendable, Hashable, Decodable {
    /// The limits, sorted by resource, without unreadable ones.
    package let all: [ResourceLimit]

    /// Decodes a response with `resources`, or with `rate` alone, as old servers send it.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        if let resources = try? container.nestedContainer(keyedBy: FieldKey.self, forKey: "resources") {
            let names = resources.allKeys.map(\.stringValue).sorted()
            all = names.compactMap { ResourceLimit($0, in: resources, at: FieldKey($0)) }
        } else if let whole = ResourceLimit("core", in: container, at: "rate") {
            all = [whole]
        } else {
            throw DecodingError.keyNotFound(
                FieldKey("resources"),
                DecodingError.Context(codingPath: [], debugDescription: "neither resources nor rate"))
        }
    }
}

extension ResourceLimit {
    /// Decodes the numbers of a resource; invalid ones count as unknown.
    fileprivate init?(_ resource: String, in container: KeyedDecodingContainer<FieldKey>, at key: FieldKey) {
        guard let entry = try? container.nestedContainer(keyedBy: FieldKey.self, forKey: key) else { return nil }
        self.resource = resource
        limit = entry.tolerant("limit")
        remaining = entry.tolerant("remaining")
        resetAt = entry.tolerant("reset").map { Date(timeIntervalSince1970: $0) }
        if limit == nil, remaining == nil { return nil }
    }
}
