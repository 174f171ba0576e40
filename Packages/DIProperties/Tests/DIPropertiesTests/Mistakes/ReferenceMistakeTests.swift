// SPDX-License-Identifier: Apache-2.0

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

    static let cases: [ReadValue] = [
        ReadValue("numberAsText", String.self, "toT"), ReadValue("overAnother", String.self, "toToT"),
        ReadValue("textAsNumber", Int.self, "toWord"), ReadValue("textAsCase", Backend.self, "toWord"),
        ReadValue("null", String.self, "toNone"), ReadValue("nullInAText", String.self, "toNoneInText"),
        ReadValue("listAsMap", [String: Int].self, "toList"), ReadValue("elementOfAList", [Int].self, "toList"),
        ReadValue("secret", Int.self, "toPassword"), ReadValue("defaultOfTheReference", String.self, "toDefault"),
        ReadValue("textOfParts", Int.self, "mixed"), ReadValue("textWithASecret", Int.self, "hidden"),
        ReadValue("nullAsList", [Int].self, "toNone"), ReadValue("numberAsDuration", Duration.self, "toT"),
        ReadValue("secretThatLooksLikeAReference", String.self, "elsewhere.hunter3"),
    ]

    @Test(arguments: cases) func mistake_isOfTheValue_thatTheReferenceLeadsTo(_ one: ReadValue) throws {
        try one.expectText(in: "References", Self.properties())
    }

    @Test func nullBehindAReference_isNil_whereThatIsAllowed() throws {
        let properties = try Self.properties()
        #expect(try properties.value(Int?.self, at: "toNone") == nil)
        #expect(try properties.json(at: "toNone") == "null")
        #expect(properties.explain("toNone").description == "toNone = \"${none}\"   shop.yml:9:9\n  resolves to null")
        #expect(try Properties(yaml: "a: null\nb: ${a:-7}").value(String.self, at: "b") == "7")
    }
}
