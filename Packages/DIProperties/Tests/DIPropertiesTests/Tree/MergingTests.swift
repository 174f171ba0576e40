// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIProperties

/// Merging against a naive oracle, on random trees.
@Suite struct MergingTests {
    /// A tree as it is defined: no places, no sharing.
    indirect enum Plain: Equatable {
        case leaf(String)
        case list([Plain])
        case map([String: Plain])

        init(_ node: PropertyNode) {
            switch node.content {
            case .map(let map):
                self = .map(Dictionary(uniqueKeysWithValues: map.keys.map { ($0, Plain(map[$0] ?? node)) }))
            case .list(let list): self = .list(list.map(Plain.init))
            default: self = .leaf(Shown.value(node.content))
            }
        }

        /// Returns the later one, over the earlier one: the rule, word by word.
        func over(_ older: Plain) -> Plain {
            guard case .map(let map) = self, case .map(let olderMap) = older else { return self }
            return .map(olderMap.merging(map) { $1.over($0) })
        }
    }

    /// Numbers of a fixed sequence, so that a failure can be repeated.
    struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    static func tree(_ random: inout Random, depth: Int) -> PropertyValue {
        switch Int.random(in: 0..<(depth == 0 ? 4 : 7), using: &random) {
        case 0: return .null
        case 1: return .integer(Int.random(in: -9...99, using: &random))
        case 2: return .text(["", "a", "é\"\\\n", "😀\u{1}", "true", "1e3"].randomElement(using: &random) ?? "")
        case 3: return .bool(Bool.random(using: &random))
        case 4:
            return .list((0..<Int.random(in: 0...3, using: &random)).map { _ in tree(&random, depth: depth - 1) })
        default: return map(&random, depth: depth - 1)
        }
    }

    static func map(_ random: inout Random, depth: Int) -> PropertyValue {
        var entries: [String: PropertyValue] = [:]
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let key = ["a", "b", "c", "A", "x.y", "[0]", "", "ü'\""].randomElement(using: &random) ?? ""
            entries[key] = tree(&random, depth: max(0, depth))
        }
        return .map(entries)
    }

    @Test(arguments: 0..<300) func mergedTree_isThatOfTheOracle(_ seed: UInt64) throws {
        var random = Random(state: seed)
        let values = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.map(&random, depth: 3) }
        let properties = try Properties(sources: values.map { .values($0) })
        let expected = values.map { Plain($0.node(at: Properties.Origin("x"))) }
            .reduce(Plain.map([:])) { $1.over($0) }
        #expect(Plain(properties.root) == expected)
    }

    @Test func history_isThatOfAllSourcesThatSetAValue() throws {
        for seed in 0..<100 {
            var random = Random(state: UInt64(seed))
            let sources = (0..<4).map { _ in Int.random(in: 0...1, using: &random) == 1 }
            let properties = try Properties(
                sources: sources.enumerated().map { index, sets in
                    .values(sets ? ["a": ["b": .integer(index)]] : ["a": ["c": 1]])
                })
            let expected = sources.enumerated().filter(\.element).map { "\($0.offset)" }
            #expect(properties.explain("a.b").settings.map(\.value) == expected.reversed())
        }
    }
}
