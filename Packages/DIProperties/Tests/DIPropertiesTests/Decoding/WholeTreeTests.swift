// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
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
}
