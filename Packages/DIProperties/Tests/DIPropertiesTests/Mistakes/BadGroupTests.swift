// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Testing

/// Groups with something wrong in them; whole texts as in ``BadSourceTests``.
@Suite struct BadGroupTests {
    struct ServerConfig: ConfigProperty {
        static let path = "server"
        static let defaults = "{ retries: 2 }"
        let url: String
        let port: UInt16
        let retries: Int
        let secure: Bool
        let timeout: Duration
        let proxy: String?
        let weight: Double?
    }

    struct OpeningHours: ConfigProperty {
        struct Closed: Error, CustomStringConvertible {
            let password: String
            var description: String { "the shop never opens, says \(password)" }
        }

        static let path = "hours"
        let opens: Int
        let closes: Int
        let password: String

        func validate() throws {
            guard opens < closes else { throw Closed(password: password) }
        }
    }

    struct BadDefaults: ConfigProperty {
        static let path = "server"
        static let defaults = "{ retries: 2"
        let retries: Int
    }

    @Test(arguments: [
        ("port: 70000\n  secure: on", "server.url"),
        ("url: a\n  port: 70000\n  secure: on", "server.port"),
        ("url: a\n  port: 80\n  secure: on\n  timeout: 15", "server.secure"),
        ("url: a\n  port: 80\n  secure: true\n  timeout: 15\n  weight: heavy", "server.timeout"),
        ("url: a\n  port: 80\n  secure: true\n  timeout: 15s\n  weight: heavy", "server.weight"),
    ])
    func firstWrongField_isReported(_ fields: String, _ subject: String) throws {
        let properties = try Properties(yaml: "server:\n  \(fields)\n")
        #expect(NestedGroupTests.subjects { try properties.value(of: ServerConfig.self) } == [subject])
    }

    @Test func group_thatIsNoMap_isReportedOnce() throws {
        let properties = try Properties(sources: [.yaml("server: 80", name: "shop.yml")])
        try TextFile("Groups/noMap").expect(complaint { try properties.value(of: ServerConfig.self) })
    }

    @Test func validate_thatThrows_isReportedWithThePlaceOfTheGroup() throws {
        let text = "a: 1\nhours:\n  opens: 18\n  closes: 8\n  password: hunter2\n"
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")])
        try TextFile("Groups/validate").expect(complaint { try properties.value(of: OpeningHours.self) })
    }

    @Test func validate_thatThrowsASecret_isReportedWithoutIt() throws {
        let text = "a: 1\nhours:\n  opens: 18\n  closes: 8\n  password: hunter2\n"
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")]).marking(secret: "hours.password")
        try TextFile("Groups/validateWithASecret").expect(complaint { try properties.value(of: OpeningHours.self) })
    }

    @Test func defaults_thatCannotBeRead_areReported() throws {
        let properties = try Properties(yaml: "")
        try TextFile("Groups/badDefaults").expect(complaint { try properties.value(of: BadDefaults.self) })
    }

    struct Limits: ConfigProperty {
        enum CodingKeys: String, CodingKey { case seats, tables, password }

        static let path = "shop.limits"
        static let defaults = "{ tables: 90 }"
        let seats: Int
        let tables: Int
        let password: String?

        func validate() throws {
            try check(seats < 100, .seats, "at most 99 seats fit in")
            try check(tables < 50, .tables, "at most 49 tables fit in")
            try check(password?.isEmpty != true, .password, "a password cannot be \(password ?? "")")
        }

        private func check(_ holds: Bool, _ key: CodingKeys, _ text: String) throws {
            if !holds { throw DecodingError.dataCorrupted(.init(codingPath: [key], debugDescription: text)) }
        }
    }

    /// Refuses several values at once, and the whole.
    struct Menu: ConfigProperty {
        struct TooLong: Error, CustomStringConvertible {
            let description: String = "nobody reads a menu of that length"
        }

        enum CodingKeys: String, CodingKey { case drinks, cakes }

        static let path = "menu"
        let drinks: Int
        let cakes: Int

        func validate() throws {
            var refusals = Properties.Refusals(drinks + cakes > 100 ? [TooLong()] : [])
            if drinks > 90 { refusals.refuse(CodingKeys.drinks, "at most 90 drinks fit in") }
            if cakes > 20 { refusals.refuse(CodingKeys.cakes, "at most 20 cakes fit in") }
            try refusals.throwIfAny()
        }
    }

    @Test func refusals_areAllReported_eachAtItsKey() throws {
        let properties = try Properties(
            sources: [
                .yaml("menu: { cakes: 1 }", name: "shop.yml"), .yaml("menu: {drinks: 95, cakes: 21}", name: "a.yml"),
            ])
        try TextFile("Groups/refusals").expect(complaint { try properties.value(of: Menu.self) })
        #expect(throws: Never.self) { try Properties(yaml: "menu: {drinks: 1, cakes: 1}").value(of: Menu.self) }
    }

    @Test func refusals_asText_areTheirReasons() {
        var refusals = Properties.Refusals([Menu.TooLong()])
        refusals.refuse(Menu.CodingKeys.cakes, "at most 20 cakes fit in")
        #expect("\(refusals)" == "nobody reads a menu of that length\nat most 20 cakes fit in")
    }

    /// A type that checks what it decodes, whose errors have the path from the root.
    struct Percent: Decodable {
        let value: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            value = try container.decode(Int.self)
            guard value <= 100 else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "more than all")
            }
        }
    }

    struct Milk: ConfigProperty {
        static let path = "milk"
        let fat: [Percent]
    }

    @Test(arguments: [
        ("validateAKey", "{seats: 500}"), ("validateADefault", "{seats: 5}"),
        ("validateASecretKey", "{seats: 5, tables: 1, password: \"\"}"),
    ])
    func validate_thatNamesAKey_isReportedWithThePlaceOfTheKey(_ name: String, _ text: String) throws {
        let properties = try Properties(sources: [.yaml("shop:\n  limits: \(text)\n", name: "shop.yml")])
            .marking(secret: "shop.limits.password")
        try TextFile("Groups/\(name)").expect(complaint { try properties.value(of: Limits.self) })
    }

    @Test func field_isReportedWithAllThatItOverrides_theDefaultLast() throws {
        let properties = try Properties(sources: [
            .yaml("shop: {limits: {seats: 1, tables: 10}}", name: "shop.yml"),
            .yaml("shop: {limits: {tables: 20}}", name: "corner.yml"),
            .yaml("shop: {limits: {tables: 60}}", name: "local.yml"),
        ])
        try TextFile("Groups/overriddenDefault").expect(complaint { try properties.value(of: Limits.self) })
    }

    @Test func initializer_thatRefusesAnElement_isReportedWithItsPlace() throws {
        let properties = try Properties(sources: [.yaml("milk:\n  fat: [1, 200]\n", name: "shop.yml")])
        try TextFile("Groups/element").expect(complaint { try properties.value(of: Milk.self) })
    }
}
