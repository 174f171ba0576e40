// SPDX-License-Identifier: Apache-2.0

/// Trees of JSON at random, the same of the same seed.
struct RandomJSON {
    indirect enum Tree: CustomStringConvertible {
        case plain(String)
        case list([Tree])
        case map([(key: String, value: Tree)])

        var description: String {
            switch self {
            case .plain(let text): text
            case .list(let list): "[\(list.map(\.description).joined(separator: ", "))]"
            case .map(let map): "{\(map.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
            }
        }
    }

    private var generator: SplitMix

    init(seed: UInt64) { generator = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 7) }

    private mutating func below(_ limit: Int) -> Int { generator.below(limit) }

    private static let plain = [
        "0", "1", "3", "-2", "\"\"", "\"one\"", "\"x\"", "\"3\"", "true", "false", "null", "2.5", "3.0", "1e2", "300",
        "1e30",
        "\"AAEC\"", "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "\"http://shop.example/menu\"",
    ]

    /// Returns a map with most of some keys, and sometimes another value.
    mutating func makeTree(of keys: [String], depth: Int = 0) -> Tree {
        .map(
            keys.filter { _ in below(4) > 0 }.map { key in (key, makeValue(of: keys, depth + 1)) }
                + (below(6) == 0 ? [("extra", .plain("1"))] : []))
    }

    private mutating func makeValue(of keys: [String], _ depth: Int) -> Tree {
        switch below(depth < 4 ? 8 : 5) {
        case 5: return makeTree(of: keys, depth: depth)
        case 6: return .list((0..<below(4)).map { _ in makeValue(of: keys, depth + 1) })
        case 7:
            // Elements of one kind, most of which are right.
            let element = Self.plain[below(Self.plain.count)]
            return .list((0..<below(4)).map { _ in .plain(below(4) == 0 ? "false" : element) })
        default: return .plain(Self.plain[below(Self.plain.count)])
        }
    }
}
