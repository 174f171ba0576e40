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

    /// The numbers of one resource; invalid ones count as unknown.
    private struct Entry: Decodable {
        let limit: Int?
        let remaining: Int?
        let reset: Double?

        init(from decoder: any Decoder) throws {
            let container = try? decoder.container(keyedBy: FieldKey.self)
            limit = container?.tolerant("limit")
            remaining = container?.tolerant("remaining")
            reset = container?.tolerant("reset")
        }

        func named(_ resource: String) -> ResourceLimit? {
            if limit == nil, remaining == nil { return nil }
            return ResourceLimit(
                resource: resource, limit: limit, remaining: remaining,
                resetAt: reset.map { Date(timeIntervalSince1970: $0) })
        }
    }

    /// Decodes a response with `resources`, or with `rate` alone, as old servers send it.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        if let entries = container.tolerant("resources", as: [String: Entry?].self) {
            all = entries.sorted { $0.key < $1.key }.compactMap { name, entry in entry?.named(name) }
        } else if let whole = container.tolerant("rate", as: Entry.self) {
            all = [whole.named("core")].compactMap { $0 }
        } else {
            throw DecodingError.keyNotFound(
                FieldKey("resources"),
                DecodingError.Context(codingPath: [], debugDescription: "neither resources nor rate"))
        }
    }
}
