// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIProperties

/// Random trees that are written and read again, by both parsers and by Foundation's.
@Suite struct RoundTripTests {
    /// Writes JSON, with as many escapes and spaces as the seed says.
    struct Writer {
        var random: MergingTests.Random
        var escapesAll: Bool
        /// YAML allows no new line between a key and its colon.
        var isYAML: Bool = false

        mutating func text(_ node: PropertyNode) -> String {
            switch node.content {
            case .null: return "null"
            case .bool(let bool): return bool ? "true" : "false"
            case .number(let text): return text
            case .text(let text), .untyped(let text), .template(let text): return quoted(text)
            case .list(let list): return "[" + list.map { space() + text($0) }.joined(separator: ",") + space() + "]"
            case .map(let map):
                let entries = map.keys.map { key in
                    quoted(key) + (isYAML ? "" : space()) + ": " + text(map[key] ?? node)
                }
                return "{" + entries.map { space() + $0 }.joined(separator: ", ") + space() + "}"
            }
        }

        private mutating func space() -> String {
            [" ", "", "\n", " \n  "].randomElement(using: &random) ?? ""
        }

        private func quoted(_ text: String) -> String {
            var result = "\""
            for unit in text.utf16 {
                let isPlain = (0x20..<0x7F).contains(unit) && unit != 0x22 && unit != 0x5C && !escapesAll
                let digits = String(unit, radix: 16)
                result +=
                    isPlain
                    ? String(UnicodeScalar(UInt8(unit)))
                    : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            return result + "\""
        }
    }

    @Test(arguments: 0..<200) func writtenTree_isReadAsItWas(_ seed: UInt64) throws {
        var random = MergingTests.Random(state: seed)
        let tree = MergingTests.map(&random, depth: 4).node(at: Properties.Origin("x"))
        var writer = Writer(random: random, escapesAll: seed % 3 == 0)
        let text = writer.text(tree)
        #expect(MergingTests.Plain(try Properties(json: text).root) == MergingTests.Plain(tree), "\(text)")
        #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "\(text)")
    }

    /// JSON is a part of YAML; surrogate pairs are not.
    @Test(arguments: 0..<100) func json_isReadByTheYAMLParserAsWell(_ seed: UInt64) throws {
        var random = MergingTests.Random(state: seed)
        let tree = MergingTests.map(&random, depth: 3).node(at: Properties.Origin("x"))
        var writer = Writer(random: random, escapesAll: false, isYAML: true)
        let text = writer.text(tree).replacingOccurrences(of: "\\ud83d\\ude00", with: "😀")
        #expect(MergingTests.Plain(try Properties(yaml: text).root) == MergingTests.Plain(tree), "\(text)")
    }

    /// Whatever the parser says of a text with one byte changed, it says with a place, and it agrees with Foundation on
    /// what is JSON.
    @Test func changedText_isReadOrReportedWithAPlace() throws {
        let text = Array("{\"a\": [1, -2.5e3, true, null, \"x\\u00e9\\n\"], \"b\": {\"c\": \"ü\"}}".utf8)
        for index in text.indices {
            for byte in Array("{}[],:\"\\ 0aeu-.\u{1}".utf8) {
                var changed = text
                changed[index] = byte
                do throws(SyntaxProblem) {
                    _ = try PropertyFormat.json.parse(changed, name: "x", limits: .init())
                } catch {
                    #expect(error.position != nil)
                    // Foundation lets equal keys and lone surrogates pass.
                    if !error.message.contains("twice"), !error.message.contains("surrogate") {
                        #expect(
                            (try? JSONSerialization.jsonObject(with: Data(changed))) == nil,
                            "\(String(decoding: changed, as: UTF8.self)): \(error)")
                    }
                }
            }
        }
    }

    @Test func cutText_isReportedWithAPlace() throws {
        let text = Array("{\"a\": [1, -2.5e3, true, null, \"x\\u00e9\\n\"], \"b\": {\"c\": \"ü\"}}".utf8)
        for end in text.indices {
            #expect(throws: SyntaxProblem.self) {
                try PropertyFormat.json.parse(Array(text[..<end]), name: "x", limits: .init())
            }
        }
    }
}
