// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// The limits of references in the JSON of a tree, which are those of reading a value.
@Suite struct JSONReferenceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let source: PropertySource
        var path: String = ""

        var testDescription: String { name }
    }

    /// Returns a text in which each of some maps refers to the next one so many times.
    private static func multiplying(_ levels: Int, times: Int) -> String {
        var text = "a0: {}\n"
        for level in 1...levels {
            let reference = "\"${a\(level - 1)}\""
            text += "a\(level): [\(Array(repeating: reference, count: times).joined(separator: ", "))]\n"
        }
        return text
    }

    static let cases: [Case] = [
        Case(name: "loopAround", source: .yaml("a: {x: \"${a}\"}", name: "shop.yml")),
        Case(name: "loopAroundOfTheCommandLine", source: .arguments(["shop", "--property=a.x=${a}"])),
        Case(name: "loopOverSeveral", source: .yaml("a: {x: \"${b}\"}\nb: [{y: \"${a}\"}]", name: "shop.yml")),
        Case(name: "loopOverADefault", source: .yaml("a: {x: \"${none:-${a}}\"}", name: "shop.yml"), path: "a"),
        Case(name: "loopOfTexts", source: .yaml("a: x${b}\nb: y${a}", name: "shop.yml")),
        Case(name: "loopBelowTheWhole", source: .yaml("a: {b: {c: \"${a.b}\"}}", name: "shop.yml"), path: "a.b"),
        Case(name: "multiplying", source: .yaml(multiplying(30, times: 2), name: "shop.yml")),
        Case(name: "multiplyingFast", source: .yaml(multiplying(8, times: 40), name: "shop.yml"), path: "a8"),
        Case(
            name: "tooLong",
            source: .yaml(
                "t: \(String(repeating: "0123456789", count: 2_000))\na: [\(Array(repeating: "\"${t}\"", count: 60).joined(separator: ", "))]",
                name: "shop.yml")),
        Case(
            name: "tooDeep",
            source: .yaml(
                (0..<60).map { "a\($0): {x: {y: {z: \"${a\($0 + 1)}\"}}}" }.joined(separator: "\n") + "\na60: 1",
                name: "shop.yml")),
    ]

    @Test(arguments: cases) func json_isRefused_whereReferencesHaveNoEnd(_ one: Case) async throws {
        let limits = Properties.Limits(fileSize: 100_000)
        let properties = try Properties(sources: [one.source], limits: limits)
        let found = await onSmallStack { complaint { try properties.json(at: one.path) } }
        try TextFile("JSON/\(one.name)").expect(found)
    }

    @Test func json_hasManyReferences_thatStandBesideEachOther() throws {
        let text = (0..<3_000).map { "a\($0): ${t}" }.joined(separator: "\n") + "\nt: 1"
        let json = try Properties(yaml: text).json()
        #expect(json.hasPrefix(#"{"a0":1,"a1":1,"#))
    }

    @Test func json_hasWhatIsAroundAReference_thatLeadsBesideIt() throws {
        let properties = try Properties(yaml: "a: {x: \"${a.y}\", y: {z: \"${a.w}\"}, w: 1}\nb: [\"${a}\", \"${a}\"]")
        #expect(
            try properties.json()
                == #"{"a":{"x":{"z":1},"y":{"z":1},"w":1},"b":[{"x":{"z":1},"y":{"z":1},"w":1},{"x":{"z":1},"y":{"z":1},"w":1}]}"#
        )
    }

    @Test func json_hasTheDeepestTree_onASmallStack() async throws {
        let text = String(repeating: "{\"a\":", count: 99) + "{\"a\":\"${x.0}\"}" + String(repeating: "}", count: 99)
        let chain = (0..<39).map { "\"\($0)\": \"${x.\($0 + 1)}\"" }.joined(separator: ", ")
        let properties = try Properties(sources: [
            .json(text), .json("{\"x\": {\(chain), \"39\": 1}}"),
        ])
        let json = await onSmallStack { complaint { try properties.json(at: "a") } }
        #expect(json.contains(":{\"a\":1}}}"), "\(json)")
    }

    @Test func deepestTree_isMarkedAndListed_onASmallStack() async throws {
        let text = String(repeating: "{\"a\":", count: 99) + "{\"a\":1}" + String(repeating: "}", count: 99)
        let properties = try Properties(json: text)
        let found = await onSmallStack {
            let marked = properties.marking(secret: "**.b").marking(secret: "**.a")
            return "\(marked.unmatchedSecrets.count) \(marked.paths.count) \((try? marked.json().count) ?? 0)"
        }
        #expect(found == "1 1 610")
    }

    @Test(.enabled(if: Sample.hasAll, "the stage `long` tries it")) func everyWayOut_ends_whereReferencesHaveNoEnd()
        throws
    {
        for one in Self.cases {
            let limits = Properties.Limits(fileSize: 100_000)
            let properties = try Properties(sources: [one.source], limits: limits).marking(secret: "*.x")
            #expect(WaysOut.texts(of: properties).count > 20, "\(one.name)")
        }
    }
}
