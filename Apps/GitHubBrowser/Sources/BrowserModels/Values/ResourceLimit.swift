// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How many requests a part of the API still answers.
public struct ResourceLimit: Sendable, Hashable {
    /// The part, such as `core` or `search`.
    public let resource: String
    /// How many it answers in a window of time.
    public let limit: Int
    /// How many it still answers in this one.
    public let remaining: Int
    /// When the next window begins.
    public let resetAt: Date?

    /// Makes a limit.
    public init(resource: String, limit: Int, remaining: Int, resetAt: Date?) {
        self.resource = resource
        self.limit = limit
        self.remaining = remaining
        self.resetAt = resetAt
    }
}

/// The answer of `/rate_limit`: all parts, by name.
public struct ResourceLimits: Sendable, Hashable, Decodable {
    /// The limits, sorted by resource; a part that cannot be read is left out.
    public let all: [ResourceLimit]

    private enum Key: String, CodingKey {
        case resources
    }

    private struct Entry: Decodable {
        let limit: Int
        let remaining: Int
        let reset: Double?
    }

    private struct Tolerant: Decodable {
        let entry: Entry?

        init(from decoder: any Decoder) throws {
            entry = try? Entry(from: decoder)
        }
    }

    /// Reads the answer, which must have `resources`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let entries = try container.decode([String: Tolerant].self, forKey: .resources)
        all = entries.sorted { $0.key < $1.key }.compactMap { name, tolerant in
            tolerant.entry.map {
                ResourceLimit(
                    resource: name, limit: $0.limit, remaining: $0.remaining,
                    resetAt: $0.reset.map { Date(timeIntervalSince1970: $0) })
            }
        }
    }
}
