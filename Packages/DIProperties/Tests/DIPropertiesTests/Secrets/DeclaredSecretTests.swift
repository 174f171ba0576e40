// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIDiagnostics
import DIProperties
import Foundation
import Testing

/// Secrets that a group declares, and secrets that were decoded to other types than strings.
@Suite struct DeclaredSecretTests {
    struct Host: ConfigProperty {
        static let path = "hosts.x"
        static let secrets = ["token", "keys.*"]
        let token: String
        let keys: [Int]?
    }

    struct Hosts: ConfigProperty {
        static let path = "hosts"
        let x: Host
    }

    static let yaml = "hosts: {x: {token: 98765432, keys: [hunter2]}}"

    static func properties() throws -> Properties { try Properties(sources: [.yaml(yaml, name: "shop.yml")]) }

    static let expected = """
        error: [DI/PropertyType] 'hosts.x.token' is a number where a string is expected
          set in   shop.yml:1   (column 20)
        docs: swift package di explain PropertyType
        """

    @Test func mistakesOfAGroup_hideItsSecrets_alsoWhereItIsAField() throws {
        let properties = try Self.properties()
        #expect(complaint { try properties.value(of: Host.self) } == Self.expected)
        #expect(complaint { try properties.value(of: Hosts.self) } == Self.expected)
    }

    @Test func otherTexts_hideTheSecretsOfAGroup_thatIsMarked() throws {
        let json = try Self.properties().marking(secretsOf: Host.self).json()
        #expect(json == #"{"hosts":{"x":{"token":"<secret>","keys":["<secret>"]}}}"#)
    }

    /// `explain` showed the values that a group declares as secrets.
    @Test func otherTexts_hideTheSecretsOfAGroup_thatWasRead() throws {
        let properties = try Self.properties()
        _ = try? properties.value(of: Host.self)
        #expect("\(properties.explain("hosts.x.token"))" == "hosts.x.token = <secret>   shop.yml:1:20")
        #expect(try properties.json() == #"{"hosts":{"x":{"token":"<secret>","keys":["<secret>"]}}}"#)
        let field = try Self.properties()
        _ = try? field.value(of: Hosts.self)
        #expect("\(field.explain("hosts.x.keys[0]"))" == "hosts.x.keys[0] = <secret>   shop.yml:1:37")
        let stacked = try Properties(yaml: "a: 1").adding([.yaml("b: 1")])
        #expect(try stacked.json() == #"{"a":1,"b":1}"#)
    }

    /// Refuses its value in a form that can't be found in the text: in `validate`, or at a place that it names.
    struct Shouting: ConfigProperty {
        struct Bad: Error { let text: String }
        enum CodingKeys: String, CodingKey { case k, place }
        static let path = "g"
        let k: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            k = try container.decode(String.self, forKey: .k)
            guard container.contains(.place) else { return }
            throw DecodingError.dataCorruptedError(
                forKey: .place, in: container, debugDescription: "not \(k.prefix(4))")
        }

        func validate() throws { throw Bad(text: "\(k.uppercased()) \(k.count) \(k.prefix(3))") }
    }

    /// The finding: an upper-case copy and a prefix were printed.
    @Test(arguments: [
        ("g: {k: hunter2}", "'g' is not a valid 'Shouting'", 1),
        ("g: {k: hunter2, place: 5}", "'g.place' is a number, which 'Shouting' does not accept", 24),
    ])
    func reason_thatTheProgramWords_isLeftOut_whereAllValuesAreHidden(
        _ text: String, _ problem: String, _ column: Int
    ) throws {
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")]).marking(secret: "**")
        #expect(
            complaint { try properties.value(of: Shouting.self) } == """
                error: [DI/PropertyType] \(problem)
                  set in   shop.yml:1   (column \(column))
                note: its reason is not shown, since it may contain a value
                docs: swift package di explain PropertyType
                """)
    }

    /// A group of one value, which refuses it with its text.
    struct Key<Value: Decodable & Sendable>: ConfigProperty {
        struct Bad: Error { let text: String }
        static var path: String { "g" }
        static var secrets: [String] { ["k"] }
        let k: Value

        func validate() throws {
            let text =
                (k as? Data).map { String(decoding: $0, as: UTF8.self) } ?? (k as? ByteSize).map { "\($0.bytes)" }
                ?? "\(k)"
            throw Bad(text: text)
        }
    }

    private static func refusal<Value: Decodable & Sendable>(_ type: Value.Type, _ written: String) throws -> String {
        let properties = try Properties(sources: [.yaml("g: {k: \(written)}")])
        do {
            _ = try properties.value(of: Key<Value>.self)
            return ""
        } catch {
            return "\(error.diagnostic.message.split(separator: "text: ").last ?? "")"
        }
    }

    /// The finding: all but the string were printed.
    @Test func secret_isRedacted_inTheFormOfItsType() throws {
        let found = [
            try Self.refusal(String.self, "hunter2"),
            try Self.refusal(UUID.self, "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
            try Self.refusal(Data.self, "U0VLUklUOQ=="), try Self.refusal(Date.self, "2026-11-21"),
            try Self.refusal(Duration.self, "77m"), try Self.refusal(ByteSize.self, "12KiB"),
            try Self.refusal(Int.self, "12345"), try Self.refusal(Double.self, "1.5e5"),
            try Self.refusal(Decimal.self, "12.50"),
            try Self.refusal(URL.self, "http://x/y"), try Self.refusal(TimeZone.self, "Europe/Berlin"),
        ]
        #expect(found.allSatisfy { $0.contains("<secret>") }, "\(found)")
        #expect(
            !found.contains {
                $0.contains("E621") || $0.contains("SEKRIT") || $0.contains("2026") || $0.contains("4620")
                    || $0.contains("12288")
            })
    }

    struct Word: ConfigProperty {
        struct Bad: Error, CustomStringConvertible { let description: String }
        static let path = "g"
        static let secrets = ["k"]
        let k: String
        func validate() throws { throw Bad(description: "a bad key, '\(k)'") }
    }

    /// The finding: the secret `a` made "bad" `b<secret>d`.
    @Test func shortSecret_isHiddenAsAWordOnly() throws {
        let properties = try Properties(sources: [.yaml("g: {k: a}", name: "shop.yml")])
        #expect(
            complaint { try properties.value(of: Word.self) } == """
                error: [DI/PropertyType] 'g' is not a valid 'Word': <secret> bad key, '<secret>'
                  set in   shop.yml:1   (column 1)
                docs: swift package di explain PropertyType
                """)
    }
}
