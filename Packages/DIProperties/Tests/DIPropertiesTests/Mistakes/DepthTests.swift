// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// Deeply nested input, which must be rejected or read on a thread with a small stack.
@Suite struct DepthTests {
    static func nested(_ levels: Int, _ open: String, _ close: String) -> String {
        String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
    }

    struct Text: Sendable, CustomTestStringConvertible {
        let name: String
        let source: PropertySource
        var expected: String = "there are more than 100 levels of nesting"

        var testDescription: String { name }
    }

    static let deep: [Text] = [
        Text(name: "lists of JSON", source: .json("{\"a\": \(nested(99, "[", "]"))}")),
        Text(name: "objects of JSON", source: .json(nested(100, "{\"a\": ", "}"))),
        Text(name: "lists in brackets", source: .yaml("a: \(nested(99, "[", "]"))")),
        Text(name: "maps in brackets", source: .yaml(nested(100, "{a: ", "}"))),
        Text(name: "lists in blocks", source: .yaml("a:\n" + String(repeating: "- ", count: 99) + "1")),
        Text(
            name: "maps in blocks",
            source: .yaml((0..<100).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n") + " 1")),
        Text(
            name: "a variable",
            source: .environment(
                prefix: "", variables: [Array(repeating: "A", count: 100).joined(separator: "__"): "1"])),
    ]

    static let tooDeep: [Text] = [
        Text(name: "lists of JSON", source: .json("{\"a\": \(nested(100_000, "[", "]"))}")),
        Text(name: "lists in brackets", source: .yaml("a: \(nested(999, "[", "]"))")),
        Text(name: "maps in brackets", source: .yaml(nested(999, "{a: ", "}"))),
        Text(name: "lists in blocks", source: .yaml(String(repeating: "- ", count: 999) + "1")),
        Text(
            name: "keys in blocks", source: .yaml(String(repeating: "? ", count: 999) + "1"),
            expected: "a key must be a string"),
        Text(
            name: "maps in blocks",
            source: .yaml((0..<999).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n") + " 1")),
        Text(
            name: "a variable",
            source: .environment(
                prefix: "", variables: [Array(repeating: "A", count: 60_000).joined(separator: "__"): "1"])),
        Text(
            name: "an argument",
            source: .arguments(["--property", Array(repeating: "a", count: 60_000).joined(separator: ".") + "=1"])),
    ]

    @Test(arguments: deep) func deepestThatIsAllowed_isRead_onASmallStack(_ text: Text) async {
        let found = await onSmallStack {
            complaint {
                let properties = try Properties(sources: [text.source, text.source])
                return "\(properties), of which \(properties.explain("a"))"
            }
        }
        #expect(found.contains("the result is Properties(1 value"), "\(found)")
    }

    @Test func deepGroup_isDecoded_onASmallStack() async throws {
        let properties = try Properties(json: Self.nested(40, "{\"next\": {\"x\": ", "}}").replacing("1", with: "{}"))
        let found = await onSmallStack { complaint { try properties.value(Node.self, at: "").depth } }
        #expect(found == "nothing was thrown; the result is 40")
    }

    @Test(arguments: tooDeep) func tooDeep_isRefused_onASmallStack(_ text: Text) async {
        let found = await onSmallStack { complaint { try Properties(sources: [text.source]) } }
        #expect(found.contains(text.expected), "\(found)")
    }

    @Test func chainOfReferences_isRefused_onASmallStack() async throws {
        var values: [String: PropertyValue] = ["a999": "end"]
        for index in 0..<999 { values["a\(index)"] = .text("x${a\(index + 1)}") }
        let properties = try Properties(sources: [.values(.map(values), file: "Shop.swift", line: 1)])
        let found = await onSmallStack { complaint { try properties.value(String.self, at: "a0") } }
        try TextFile("Values/referencesTooFar").expect(found)
        #expect(try properties.value(String.self, at: "a960").count == 42)
    }

    struct Node: Decodable {
        let below: [Node]?
        let next: [String: Node]?

        var depth: Int { next?["x"].map { $0.depth + 1 } ?? 0 }
    }

    final class Endless: Decodable, Sendable {
        let next: Endless
        let other: Endless
    }

    @Test func typeThatIsPartOfItself_isRefused_onASmallStack() async throws {
        let properties = try Properties(sources: [.json("{\"a\": {}}", name: "shop.json")])
        let found = await onSmallStack { complaint { try properties.value(Endless.self, at: "a") } }
        #expect(
            found == """
                error: [DI/PropertyMissing] no source sets 'a.next'
                fix: set 'a.next' in one of the sources: shop.json
                docs: swift package di explain PropertyMissing
                """)
    }

    @Test func referenceToWhatIsAroundIt_isRefused_onASmallStack() async throws {
        let properties = try Properties(sources: [.yaml("a:\n  next:\n    x: ${a}\n", name: "shop.yml")])
        let found = await onSmallStack { complaint { try properties.value(Node.self, at: "a") } }
        try TextFile("Values/referenceAround").expect(found)
    }

    @Test func referencesThatMultiply_areRefused() throws {
        var text = "a0: {}\n"
        for index in 1...30 { text += "a\(index): {below: [\"${a\(index - 1)}\", \"${a\(index - 1)}\"]}\n" }
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")])
        try TextFile("Values/referencesThatMultiply").expect(complaint { try properties.value(Node.self, at: "a30") })
        #expect(try properties.value(Node.self, at: "a5").below?.count == 2)
    }

    @Test func valuesInCode_areRefused_whereTheyAreTooDeep() {
        let deep = (0..<100).reduce(PropertyValue.bool(true)) { value, _ in ["a": value] }
        #expect(throws: Never.self) { try Properties(sources: [.values(deep, named: "code")]) }
        let text = complaint { try Properties(sources: [.values(["a": deep], named: "code")]) }
        #expect(text.contains("'code': there are more than 100 levels of nesting"), "\(text)")
    }

    @Test func manyOverrides_areLetGo_onASmallStack() async {
        let count = await onSmallStack {
            let arguments = (0..<20_000).flatMap { ["--property", "a.b=\($0)"] }
            let properties = try? Properties(sources: [.arguments(arguments)])
            return properties?.explain("a.b").settings.count ?? 0
        }
        #expect((400...600).contains(count), "\(count)")
    }
}
