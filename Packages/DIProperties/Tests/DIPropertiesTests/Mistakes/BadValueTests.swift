// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

/// Values of another type than expected, and missing ones; whole texts as in ``BadSourceTests``.
@Suite struct BadValueTests {
    enum Backend: String, Decodable, CaseIterable, Sendable {
        case file, memory, database
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

    static let yaml = """
        server:
          port: 80a
          host: shop.example
          level: 300
          huge: 99999999999999999999999999999999999999999
          underscore: 1_000
          octal: 0o17
          leading: 0644
          quoted: "8080"
          fraction: 1.5
          enabled: yes
          disabled: off
          refused: no
          lit: on
          one: 1
          date: 2026-11-21
          nan: .nan
          large: 1e999
          empty:
          version: 1.10
          timeout: 15
          hosts: {a: 1}
          tags: [a, 2]
          address: "not a url"
        log:
          backend: flie
        loops:
          a: ${loops.b}
          b: x${loops.c}
          c: ${loops.a}
          self: ${loops.self}
          unclosed: ${server.host
          nowhere: http://${server.hots}/
          ofAMap: x ${server.hosts}
          number: ${server.host}
          laughs: ${laughs.a}
        laughs:
          a: ${laughs.b}${laughs.b}${laughs.b}${laughs.b}
          b: ${laughs.c}${laughs.c}${laughs.c}${laughs.c}
          c: ${laughs.d}${laughs.d}${laughs.d}${laughs.d}
          d: ${laughs.e}${laughs.e}${laughs.e}${laughs.e}
          e: ${laughs.f}${laughs.f}${laughs.f}${laughs.f}
          f: ha
        """

    static let cases: [Case] = [
        Case("valueTextAsInteger", Int.self, "server.port"),
        Case("valueTooLarge", UInt8.self, "server.level"),
        Case("valueMuchTooLarge", UInt128.self, "server.huge"),
        Case("valueUnderscore", Int.self, "server.underscore"),
        Case("valueLeadingZero", Int.self, "server.leading"),
        Case("valueQuotedNumber", Int.self, "server.quoted"),
        Case("valueFractionAsInteger", Int.self, "server.fraction"),
        Case("valueYesAsBool", Bool.self, "server.enabled"),
        Case("valueOffAsBool", Bool.self, "server.disabled"),
        Case("valueNoAsBool", Bool.self, "server.refused"),
        Case("valueOnAsBool", Bool.self, "server.lit"),
        Case("valueOctalAsText", String.self, "server.octal"),
        Case("valueOneAsBool", Bool.self, "server.one"),
        Case("valueDateAsInteger", Int.self, "server.date"),
        Case("valueNotANumberAsInteger", Int.self, "server.nan"),
        Case("valueOverflowingDouble", Double.self, "server.large"),
        Case("valueNull", String.self, "server.empty"),
        Case("valueNumberAsText", String.self, "server.version"),
        Case("valueDurationWithoutUnit", Duration.self, "server.timeout"),
        Case("valueMapAsList", [String].self, "server.hosts"),
        Case("valueListAsMap", [String: String].self, "server.tags"),
        Case("valueElementOfAList", [String].self, "server.tags"),
        Case("valueMapAsText", String.self, "server.hosts"),
        Case("valueNoURL", URL.self, "server.address"),
        Case("valueNoCase", Backend.self, "log.backend"),
        Case("missing", Int.self, "server.prot"),
        Case("missingBelowAText", Int.self, "server.host.name"),
        Case("missingElement", String.self, "server.tags[2]"),
        Case("missingMap", String.self, "sever.host"),
        Case("missingAltogether", String.self, "kitchen"),
        Case("pathWithoutKey", Int.self, "server..port"),
        Case("pathNeverClosed", Int.self, "server['port"),
        Case("pathIndexIsNoNumber", Int.self, "server[x]"),
        Case("pathAtItsEnd", Int.self, "server."),
        Case("pathIndexTooLarge", Int.self, "a[99999999999999999999]"),
        Case("referenceLoop", String.self, "loops.a"),
        Case("referenceToItself", String.self, "loops.self"),
        Case("referenceNeverClosed", String.self, "loops.unclosed"),
        Case("referenceToNothing", String.self, "loops.nowhere"),
        Case("referenceToAMap", String.self, "loops.ofAMap"),
        Case("referenceOfAnotherType", Int.self, "loops.number"),
        Case("referencesWithoutEnd", String.self, "loops.laughs"),
    ]

    static func properties() throws -> Properties {
        try Properties(sources: [.yaml(yaml, name: "Config/application.yml")])
    }

    @Test(arguments: cases) func unfit_isReportedWithItsPlace(_ one: Case) throws {
        let properties = try Self.properties()
        try TextFile("Values/\(one.name)").expect(complaint { try one.read(properties) })
    }

    @Test(arguments: ["", "# the port is somewhere else\n"])
    func valueOfAnEmptyFile_isMissing_withTheFileToSetItIn(_ text: String) throws {
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")])
        try TextFile("Values/missingInAnEmptyFile").expect(
            complaint { try properties.value(Int.self, at: "server.port") })
    }

    @Test func textOfTheEnvironment_thatDoesNotParse_isReportedWithWhatItOverrides() throws {
        let properties = try Properties(sources: [
            .values(["server": ["port": 1]], file: "Shop/Shop.swift", line: 7),
            .yaml("server:\n  port: 2", name: "shop.yml"),
            .environment(prefix: "APP_", variables: ["APP_SERVER__PORT": "eighty"]),
        ])
        try TextFile("Values/valueOfTheEnvironment").expect(
            complaint { try properties.value(Int.self, at: "server.port") })
    }

    @Test func jsonOfTheEnvironment_thatDoesNotParse_isReportedWithoutItsText() throws {
        let properties = try Properties(sources: [
            .environment(prefix: "APP_", variables: ["APP_HOSTS": "[\"a\", hunter2]"])
        ])
        try TextFile("Values/listOfTheEnvironment").expect(
            complaint { try properties.value([String].self, at: "hosts") })
    }
}
