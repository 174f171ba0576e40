// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Foundation
import Testing

@Suite struct WholeTreeTests {
    private func properties() throws -> Properties {
        try Properties(sources: [
            .yaml(
                """
                shop: { name: "Corner \\"C\\"\\t", seats: 12, price: 1.50, limit: .inf, open: true, owner: null }
                hosts: { mill.example: { token: hunter2, url: "https://${hosts['mill.example'].token}/" } }
                copies: [a, { b: 0x10 }]
                none: {}
                empty: []
                """, name: "shop.yml")
        ]).marking(secret: "hosts.*.token")
    }

    @Test func paths_areThoseOfAllValues() throws {
        let expected = [
            "shop.name", "shop.seats", "shop.price", "shop.limit", "shop.open", "shop.owner",
            "hosts['mill.example'].token", "hosts['mill.example'].url", "copies[0]", "copies[1].b", "none", "empty",
        ]
        let properties = try properties()
        #expect(properties.paths == expected)
        #expect(properties.paths.allSatisfy { !properties.explain($0).settings.isEmpty })
        #expect(try Properties(sources: []).paths == [])
    }

    @Test(arguments: [
        ("shop", #"{"name":"Corner \"C\"\t","seats":12,"price":1.50,"limit":".inf","open":true,"owner":null}"#),
        ("hosts", #"{"mill.example":{"token":"<secret>","url":"<secret>"}}"#), ("copies", #"["a",{"b":16}]"#),
        ("copies[1].b", "16"), ("none", "{}"), ("empty", "[]"), ("shop.owner", "null"),
    ])
    func json_isWhatIsSet_withoutSecrets(path: String, expected: String) throws {
        #expect(try properties().json(at: path) == expected)
    }

    @Test func json_refusesWhatIsNotThere() throws {
        let error = #expect(throws: PropertyError.self) { try properties().json(at: "shop.nmae") }
        #expect(error?.diagnostic.id == .propertyMissing)
    }

    @Test func sourcesThatAreAdded_win_andKeepSecretsSecret() throws {
        let added = try properties().adding([.values(["shop": ["seats": 13]], named: "auto, for a reason")])
        #expect(
            added.explain("shop.seats").description
                == "shop.seats = 13   auto, for a reason\n  overrides 12    shop.yml:1:40")
        #expect(try added.value(Bool.self, at: "shop.open"))
        #expect(try added.json(at: "hosts['mill.example'].token") == #""<secret>""#)
    }

    @Test func sourceThatIsAdded_canBeWrong() throws {
        let error = #expect(throws: PropertyError.self) { try properties().adding([.values([1], named: "auto")]) }
        #expect(error?.diagnostic.id == .propertySyntax)
    }

    @Test(arguments: [
        ("18446744073709551615", "18446744073709551615"), ("-9223372036854775808", "-9223372036854775808"),
        ("9007199254740993", "9007199254740993"), ("9007199254740993.0", "9007199254740993.0"),
        ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
        ("123456789012345678901234567890123456789012345", "123456789012345678901234567890123456789012345"),
        ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
        ("0", "0"), ("-0", "-0"), ("-0.0", "-0.0"), ("1.50", "1.50"), ("1.0", "1.0"), ("1e3", "1e3"), ("1E+3", "1E+3"),
        ("5e-324", "5e-324"), ("2.2250738585072011e-308", "2.2250738585072011e-308"), ("1e-400", "1e-400"),
        ("+7", "7"), ("007", "7"), ("-007.50", "-7.50"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("5.e3", "5e3"),
        ("000", "0"), ("0x10", "16"), ("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "340282366920938463463374607431768211455"),
        ("0o17", "15"), ("0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "\"0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF\""),
        ("1e400", "1e400"), (".inf", "\".inf\""), ("-.INF", "\"-.INF\""), (".nan", "\".nan\""),
    ])
    func number_keepsItsDigits(written: String, expected: String) throws {
        #expect(try Properties(yaml: "n: \(written)").json() == "{\"n\":\(expected)}")
    }

    @Test func number_ofEveryKind_isReadAgainAsTheSame() throws {
        let doubles: [Double] = [
            .pi, -.pi, 0.1, 1e21, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0, 1 / 3,
        ]
        for double in doubles {
            let json = try Properties(sources: [.values(["n": .number(double)])]).json()
            let again = try Properties(json: json).value(Double.self, at: "n")
            #expect(again.bitPattern == double.bitPattern, "\(json)")
            let foreign = try JSONDecoder().decode([String: Double].self, from: Data(json.utf8))
            #expect(foreign["n"] == double, "\(json)")
        }
        for value in [
            PropertyValue.integer(UInt64.max), .integer(Int64.min), .integer(Int128.min), .integer(UInt128.max),
        ] {
            let json = try Properties(sources: [.values(["n": value])]).json()
            #expect(try Properties(json: json).json() == json)
        }
        let json = try Properties(sources: [.values(["n": .integer(UInt64.max)])]).json()
        #expect(try Properties(json: json).value(UInt64.self, at: "n") == .max)
    }
}
