// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// Groups with something wrong in them; whole texts as in ``BadSourceTests``.
@Suite struct BadGroupTests {
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

    @Test func refusals_asText_areTheirReasons() {
        var refusals = Properties.Refusals([Menu.TooLong()])
        refusals.refuse(Menu.CodingKeys.cakes, "at most 20 cakes fit in")
        #expect(throws: Never.self) { try Properties(yaml: "menu: {drinks: 1, cakes: 1}").value(of: Menu.self) }
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

    private static func shop(_ text: String) -> PropertySource { .yaml(text, name: "shop.yml") }

    private static let hours: PropertySource = shop(
        "a: 1\nhours:\n  opens: 18\n  closes: 8\n  password: hunter2\n")

    static let cases: [ReadValue] = [
        ReadValue("noMap", of: GroupTests.ServerConfig.self, in: shop("server: 80")),
        ReadValue("validate", of: OpeningHours.self, in: hours),
        ReadValue("validateWithASecret", of: OpeningHours.self, in: hours, secret: "hours.password"),
        ReadValue("badDefaults", of: BadDefaults.self, in: .yaml("")),
        ReadValue(
            "refusals", of: Menu.self, in: shop("menu: { cakes: 1 }"),
            .yaml("menu: {drinks: 95, cakes: 21}", name: "a.yml")),
        ReadValue("validateAKey", of: Limits.self, in: shop("shop:\n  limits: {seats: 500}\n")),
        ReadValue("validateADefault", of: Limits.self, in: shop("shop:\n  limits: {seats: 5}\n")),
        ReadValue(
            "validateASecretKey", of: Limits.self,
            in: shop("shop:\n  limits: {seats: 5, tables: 1, password: \"\"}\n"), secret: "shop.limits.password"),
        ReadValue(
            "overriddenDefault", of: Limits.self, in: shop("shop: {limits: {seats: 1, tables: 10}}"),
            .yaml("shop: {limits: {tables: 20}}", name: "corner.yml"),
            .yaml("shop: {limits: {tables: 60}}", name: "local.yml")),
        ReadValue("element", of: Milk.self, in: shop("milk:\n  fat: [1, 200]\n")),
    ]

    @Test(arguments: cases) func mistake_isReportedWithItsPlace(_ one: ReadValue) throws {
        try one.expectText(in: "Groups", Properties(sources: []))
    }

    struct Empty: ConfigProperty {
        static let path = "g"
        let a: Int?
        func validate() throws { throw Properties.Refusals() }
    }

    @Test func refusalWithoutReasons_endsAfterTheType() throws {
        let text = complaint { try NestedGroupTests.properties("g: {a: 1}").value(of: Empty.self) }
        #expect(text.hasPrefix("error: [DI/PropertyType] 'g' is not a valid 'Empty'\n"), "\(text)")
    }
}
