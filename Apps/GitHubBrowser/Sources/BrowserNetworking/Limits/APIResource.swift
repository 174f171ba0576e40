// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of the API that have their own limits, derived from URLs.
struct APIResource: Sendable {
    private let base: [String]

    init(apiURL: URL) { base = Self.parts(apiURL) }

    /// Returns the part that a URL belongs to; nil for one that is not limited.
    func name(of url: URL) -> String? {
        var parts = Self.parts(url)
        if parts.starts(with: base) { parts.removeFirst(base.count) }
        switch (parts.first, parts.dropFirst().first) {
        case ("rate_limit", _): return nil
        case ("search", "code"): return "code_search"
        case ("search", _): return "search"
        case ("graphql", _): return "graphql"
        default: return "core"
        }
    }

    private static func parts(_ url: URL) -> [String] { url.path.split(separator: "/").map(String.init) }
}
