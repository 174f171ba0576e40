// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of the API that have limits of their own, as far as an address tells them.
struct APIResource: Sendable {
    private let base: [String]

    /// Makes the rule for an API.
    init(apiURL: URL) { base = Self.parts(apiURL) }

    /// The part that an address belongs to; nil for one that costs nothing and is never refused.
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
