// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIDiagnostics
import DIProperties
import Foundation
import Testing

/// Secrets behind a reference, which errors printed where a group read only the text around them.
@Suite struct SecretPieceTests {
    struct Refused: Error, CustomStringConvertible { let description: String }

    struct Database: ConfigProperty {
        static let path = "db"
        let url: URL
        func validate() throws { throw Refused(description: "\(url.host ?? "") refuses \(url.password ?? "")") }
    }

    struct Databases: ConfigProperty {
        static let path = "db"
        let urls: [URL]
        func validate() throws { throw Refused(description: urls.map { $0.password ?? "" }.joined(separator: " ")) }
    }

    struct Password: Decodable {
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            throw Refused(description: "refuses \(text.split(separator: ":").last ?? "")")
        }
    }

    struct Handwritten: ConfigProperty {
        static let path = "db"
        let url: Password
    }

    struct Declaring: ConfigProperty {
        static let path = "db"
        static let secrets = ["password"]
        let url: URL
        func validate() throws { throw Refused(description: "refuses \(url.password ?? "")") }
    }

    private static func reason(of group: (some ConfigProperty).Type, _ yaml: String) throws -> String {
        let properties = try Properties(sources: [.yaml(yaml)]).marking(secret: "db.password")
        do {
            _ = try properties.value(of: group)
            return "accepted"
        } catch {
            return error.diagnostic.message
        }
    }

    private static let url = "url: 'postgres://shop:${db.password}@store/shop'"

    @Test func reason_hidesTheSecretsThatWentIntoAText() throws {
        let yaml = "db: { password: hunter2hunter2, \(Self.url) }"
        #expect(
            try Self.reason(of: Database.self, yaml) == "'db' is not a valid 'Database': store refuses <secret>")
        #expect(try Self.reason(of: Declaring.self, yaml) == "'db' is not a valid 'Declaring': refuses <secret>")
        #expect(
            try Self.reason(of: Databases.self, "db: { password: 'hunter2', urls: ['http://a:${db.password}@b'] }")
                == "'db' is not a valid 'Databases': <secret>")
        #expect(
            try Self.reason(of: Handwritten.self, "db: { password: hunter2, url: 'shop:${db.password}' }")
                == "'db.url' is not a valid 'Password': refuses <secret>")
    }

    @Test(arguments: [
        "db: { password: hunter2, url: 'http://${login}@store' }\nlogin: 'shop:${db.password}'",
        "db: { password: hunter2, url: '${other}' }\nother: 'http://a:${third}@store'\nthird: '${db.password}'",
        "db: { password: hunter2, url: '${none:-http://a:${db.password}@store}' }",
        "db: { password: '${a}', url: 'http://a:${db.password}@store' }\na: hunter2",
        "db: { password: 'hunter/2', url: 'http://a:hunter%2F2@${db.password}store' }",
        "db: { password: 12345678, url: 'http://a:${db.password}@store' }",
    ]) func reason_hidesThem_overReferencesAndDefaults(_ yaml: String) throws {
        let said = try Self.reason(of: Database.self, yaml)
        #expect(said.contains("refuses <secret>"), "\(said)")
    }

    /// A secret in a form in which a program prints it.
    struct Login: ConfigProperty {
        static let path = "login"
        static let secrets = ["password"]
        let password: String
        let said: String?

        func validate() throws {
            throw Refused(description: "refused: " + (said ?? password))
        }
    }

    @Test(arguments: [
        ("hunter2hunter2\r", "hunter2hunter2\r\nend", "<secret>\nend"), ("hunter2\r", "hunter2", "<secret>"),
        ("hunter2", "hunter2\u{301}", "<secret>\u{301}"), ("hunter2", "\rhunter2\n", "\r<secret>\n"),
        ("caf\u{E9}s", "cafe\u{301}s", "<secret>"), ("cafe\u{301}s", "caf\u{E9}s", "<secret>"),
        ("hunter/2", #"{"a": "hunter\/2"}"#, #"{"a": "<secret>"}"#),
        ("hunter\n2\u{1}", #"{"a": "hunter\n2\u0001"}"#, #"{"a": "<secret>"}"#),
        ("hunter@2/", "http://a:hunter%402%2F@b", "http://a:<secret>@b"),
        ("hunter%402", "hunter@2", "<secret>"), ("a", "\r\na\nba", "\r\n<secret>\nba"),
    ]) func secret_isHidden_inEachForm(_ password: String, _ said: String, _ shown: String) throws {
        let source = PropertySource.values(["login": ["password": .text(password), "said": .text(said)]])
        do {
            _ = try Properties(sources: [source]).value(of: Login.self)
            Issue.record("accepted")
        } catch {
            let expected = "'login' is not a valid 'Login': refused: \(shown)"
            #expect(Array(error.diagnostic.message.unicodeScalars) == Array(expected.unicodeScalars))
        }
    }
}
