// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Testing

/// A mistake behind a reference is one of the value that the reference leads to: its value and both places are said.
@Suite struct ReferenceMistakeTests {
    enum Backend: String, Decodable, CaseIterable { case file, memory }

    static let yaml = """
        t: 5
        word: flie
        none: null
        list: [1, x]
        password: hunter2
        toT: ${t}
        toToT: ${toT}
        toWord: ${word}
        toNone: ${none}
        toNoneInText: x${none}y
        toList: ${list}
        toPassword: ${password}
        toDefault: ${missing:-${t}}
        mixed: ${t}${word}
        hidden: x${password}
        elsewhere: {hunter3: "${hunter4}", hunter5: "x${hunter6:-}${hunter7}"}
        """

    static func properties() throws -> Properties {
        try Properties(sources: [.yaml(yaml, name: "shop.yml")])
            .marking(secret: "password").marking(secret: "elsewhere")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let read: @Sendable (Properties) throws -> Any

        init<Value: Decodable & Sendable>(_ name: String, _ type: Value.Type, _ path: String) {
            self.name = name
            read = { try $0.value(type, at: path) }
        }

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case("numberAsText", String.self, "toT"), Case("overAnother", String.self, "toToT"),
        Case("textAsNumber", Int.self, "toWord"), Case("textAsCase", Backend.self, "toWord"),
        Case("null", String.self, "toNone"), Case("nullInAText", String.self, "toNoneInText"),
        Case("listAsMap", [String: Int].self, "toList"), Case("elementOfAList", [Int].self, "toList"),
        Case("secret", Int.self, "toPassword"), Case("defaultOfTheReference", String.self, "toDefault"),
        Case("textOfParts", Int.self, "mixed"), Case("textWithASecret", Int.self, "hidden"),
        Case("nullAsList", [Int].self, "toNone"), Case("numberAsDuration", Duration.self, "toT"),
        Case("secretThatLooksLikeAReference", String.self, "elsewhere.hunter3"),
    ]

    @Test(arguments: cases) func mistake_isOfTheValue_thatTheReferenceLeadsTo(_ one: Case) throws {
        let properties = try Self.properties()
        try TextFile("References/\(one.name)").expect(complaint { try one.read(properties) })
    }

    @Test func nullBehindAReference_isNil_whereThatIsAllowed() throws {
        let properties = try Self.properties()
        #expect(try properties.value(Int?.self, at: "toNone") == nil)
        #expect(try properties.json(at: "toNone") == "null")
        #expect(properties.explain("toNone").description == "toNone = \"${none}\"   shop.yml:9:9\n  resolves to null")
        #expect(try Properties(yaml: "a: null\nb: ${a:-7}").value(String.self, at: "b") == "7")
    }
}
