// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// What variables and options say in their texts: references in collections, null, and contradictions.
@Suite struct UntypedSourceTests {
    static func properties(_ yaml: String, _ variables: [String: String]) throws -> Properties {
        try Properties(sources: [.yaml(yaml, name: "shop.yml"), .environment(prefix: "S_", variables: variables)])
    }

    /// The finding: the value of a reference was put into the text before it was parsed, and added keys.
    @Test func referenceWithinJSON_addsNothing() throws {
        let attack = try Self.properties(#"b: "x\",\"admin\":\"1""#, ["S_A": #"{"k":"${b}"}"#])
        #expect(try attack.value([String: String].self, at: "a") == ["k": "x\",\"admin\":\"1"])
        let quoted = try Self.properties("b: say \"hi\"", ["S_A": #"["${b}", "c"]"#])
        #expect(try quoted.value([String].self, at: "a") == ["say \"hi\"", "c"])
        let mixed = try Self.properties("b: '{'\nc: '}'", ["S_A": "${b}${c}"])
        #expect(NestedGroupTests.subjects { try mixed.value([String: String].self, at: "a") } == ["a"])
    }

    @Test func referenceWithinJSON_keepsItsType() throws {
        let properties = try Self.properties(
            "b: 5\nc: [1, 2]", ["S_A": #"{"k":"${b}", "l": "${nothing:-7}"}"#, "S_D": #"["${c}"]"#])
        #expect(try properties.value([String: Int].self, at: "a") == ["k": 5, "l": 7])
        #expect(try properties.value([[Int]].self, at: "d") == [[1, 2]])
    }

    @Test func referenceWithinAList_isOneElement() throws {
        let properties = try Self.properties(
            "b: p,q\nc: [r]", ["S_A": "x,${b}", "S_D": "${c}", "S_E": "x${b}", "S_F": "${b:-y,z},w"])
        #expect(try properties.value([String].self, at: "a") == ["x", "p,q"])
        #expect(try properties.value([String].self, at: "d") == ["r"])
        #expect(try properties.value([String].self, at: "e") == ["xp,q"])
        #expect(try properties.value([String].self, at: "f") == ["p,q", "w"])
        #expect(try properties.value(String.self, at: "a") == "x,p,q")
    }

    @Test func referenceWithoutQuotesWithinJSON_isReported() throws {
        let properties = try Self.properties("b: 5", ["S_A": #"{"k": ${b}}"#])
        #expect(
            complaint { try properties.value([String: Int].self, at: "a") } == """
                error: [DI/PropertySyntax] environment variable S_A: the value looks like JSON but is not valid: a value of JSON is expected
                fix: write it like {"a": "b", "c": "${d.e}"}
                docs: swift package di explain PropertySyntax
                """)
    }

    @Test func null_takesADefaultAway_fromAnOptional() throws {
        let properties = try Properties(sources: [
            .yaml("a: 5\nb: [1]\nc: x"), .environment(prefix: "S_", variables: ["S_A": "null", "S_B": "null"]),
            .arguments(["--property=c=null"]),
        ])
        #expect(try properties.value(Int?.self, at: "a") == nil)
        #expect(try properties.value([Int]?.self, at: "b") == nil)
        #expect(try properties.value([String: String?].self, at: "")["c"] == .some(nil))
        #expect(try properties.value(String.self, at: "c") == "null")
        #expect(NestedGroupTests.subjects { try properties.value(Int.self, at: "a") } == ["a"])
    }

    @Test func spaces_belongToStringsOnly() throws {
        let properties = try Self.properties("", ["S_A": " 8080\n", "S_B": " true", "S_C": " x "])
        #expect(try properties.value(Int.self, at: "a") == 8080)
        #expect(try properties.value(Bool.self, at: "b"))
        #expect(try properties.value(String.self, at: "c") == " x ")
    }

    @Test func namesOfOtherPrograms_areIgnored_withoutAPrefix() throws {
        let variables = [
            "__CF_USER_TEXT_ENCODING": "0x1F5", "_": "/bin/sh", "A__B": "1", "A____": "2", "HTTP_PROXY": "p",
            "http_proxy": "q",
            "PATH": "/bin", "PATH__X": "y",
        ]
        let properties = try Properties(sources: [.environment(prefix: "", variables: variables)])
        #expect(try properties.value(Int.self, at: "a.b") == 1)
        #expect(try properties.value(String.self, at: "http_proxy") == "p")
        #expect(try properties.value(String.self, at: "path") == "/bin")
        #expect(throws: PropertyError.self) {
            try Properties(sources: [.environment(prefix: "S_", variables: ["S___X": "1"])])
        }
    }

    @Test(arguments: [["a=1", "a.b=2"], ["a.b=2", "a=1"], ["a.b.c=1", "a.b=2"], ["a=1", "a[0]=2"]])
    func options_thatContradictEachOther_areRefused(_ options: [String]) throws {
        #expect(throws: PropertyError.self) {
            try Properties(sources: [.arguments(options.flatMap { ["--property", $0] })])
        }
    }

    @Test(arguments: [["a=1", "a.b=2"], ["server.port=80", "server=x"]])
    func option_besideAPartOfItself_isReported(_ options: [String]) {
        #expect(
            complaint { try Properties(sources: [.arguments(options.map { "--property=\($0)" })]) } == """
                error: [DI/PropertySyntax] command-line argument 1: it contradicts command-line argument 0
                fix: leave out one of the two
                docs: swift package di explain PropertySyntax
                """)
    }

    @Test func options_mayRepeatEachOther() {
        #expect(throws: Never.self) {
            try Properties(sources: [
                .yaml("a: {b: 1, c: 2}"), .arguments(["--property=a.b=1", "--property=a.b=3", "--property=a.c=2"]),
            ])
        }
    }

    @Test func texts_areToldApartByTheirPlaces() throws {
        let one = try Properties(yaml: "a: 1")
        let both = try one.adding([.yaml("a: 2"), .json("{\"a\": 3}")])
        let origins = both.explain("a").settings.map(\.origin.source)
        #expect(Set(origins).count == 3)
        #expect(origins.allSatisfy { $0.contains("text (DIPropertiesTests/UntypedSourceTests.swift:") })
    }
}
