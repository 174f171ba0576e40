// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

/// Values of another type than expected, and missing ones; whole texts as in ``BadSourceTests``.
@Suite struct BadValueTests {
    enum Backend: String, Decodable, CaseIterable, Sendable {
        case file, memory, database
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

    static let cases: [ReadValue] = [
        ReadValue("valueTextAsInteger", Int.self, "server.port"),
        ReadValue("valueTooLarge", UInt8.self, "server.level"),
        ReadValue("valueMuchTooLarge", UInt128.self, "server.huge"),
        ReadValue("valueUnderscore", Int.self, "server.underscore"),
        ReadValue("valueLeadingZero", Int.self, "server.leading"),
        ReadValue("valueQuotedNumber", Int.self, "server.quoted"),
        ReadValue("valueFractionAsInteger", Int.self, "server.fraction"),
        ReadValue("valueYesAsBool", Bool.self, "server.enabled"),
        ReadValue("valueOffAsBool", Bool.self, "server.disabled"),
        ReadValue("valueNoAsBool", Bool.self, "server.refused"),
        ReadValue("valueOnAsBool", Bool.self, "server.lit"),
        ReadValue("valueOctalAsText", String.self, "server.octal"),
        ReadValue("valueOneAsBool", Bool.self, "server.one"),
        ReadValue("valueDateAsInteger", Int.self, "server.date"),
        ReadValue("valueNotANumberAsInteger", Int.self, "server.nan"),
        ReadValue("valueOverflowingDouble", Double.self, "server.large"),
        ReadValue("valueNull", String.self, "server.empty"),
        ReadValue("valueNumberAsText", String.self, "server.version"),
        ReadValue("valueDurationWithoutUnit", Duration.self, "server.timeout"),
        ReadValue("valueMapAsList", [String].self, "server.hosts"),
        ReadValue("valueListAsMap", [String: String].self, "server.tags"),
        ReadValue("valueElementOfAList", [String].self, "server.tags"),
        ReadValue("valueMapAsText", String.self, "server.hosts"),
        ReadValue("valueNoURL", URL.self, "server.address"),
        ReadValue("valueNoCase", Backend.self, "log.backend"),
        ReadValue("missing", Int.self, "server.prot"),
        ReadValue("missingBelowAText", Int.self, "server.host.name"),
        ReadValue("missingElement", String.self, "server.tags[2]"),
        ReadValue("missingMap", String.self, "sever.host"),
        ReadValue("missingAltogether", String.self, "kitchen"),
        ReadValue("pathWithoutKey", Int.self, "server..port"),
        ReadValue("pathNeverClosed", Int.self, "server['port"),
        ReadValue("pathIndexIsNoNumber", Int.self, "server[x]"),
        ReadValue("pathAtItsEnd", Int.self, "server."),
        ReadValue("pathIndexTooLarge", Int.self, "a[99999999999999999999]"),
        ReadValue("referenceLoop", String.self, "loops.a"),
        ReadValue("referenceToItself", String.self, "loops.self"),
        ReadValue("referenceNeverClosed", String.self, "loops.unclosed"),
        ReadValue("referenceToNothing", String.self, "loops.nowhere"),
        ReadValue("referenceToAMap", String.self, "loops.ofAMap"),
        ReadValue("referenceOfAnotherType", Int.self, "loops.number"),
        ReadValue("referencesWithoutEnd", String.self, "loops.laughs"),
        ReadValue(
            "valueOfTheEnvironment", Int.self, "server.port",
            in: .values(["server": ["port": 1]], file: "Shop/Shop.swift", line: 7),
            .yaml("server:\n  port: 2", name: "shop.yml"),
            .environment(prefix: "APP_", variables: ["APP_SERVER__PORT": "eighty"])),
        // Without the text of the JSON.
        ReadValue(
            "listOfTheEnvironment", [String].self, "hosts",
            in: .environment(prefix: "APP_", variables: ["APP_HOSTS": "[\"a\", hunter2]"])),
    ]

    @Test(arguments: cases) func unfit_isReportedWithItsPlace(_ one: ReadValue) throws {
        try one.expectText(
            in: "Values", Properties(sources: [.yaml(Self.yaml, name: "Config/application.yml")]))
    }

    @Test(arguments: ["", "# the port is somewhere else\n"])
    func valueOfAnEmptyFile_isMissing_withTheFileToSetItIn(_ text: String) throws {
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")])
        try TextFile("Values/missingInAnEmptyFile").expect(
            complaint { try properties.value(Int.self, at: "server.port") })
    }
}
