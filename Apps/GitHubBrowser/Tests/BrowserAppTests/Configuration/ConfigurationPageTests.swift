// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties
import Foundation
import Testing

@testable import BrowserApp

/// The page of documentation on the configuration, which describes what the program reads.
@Suite struct ConfigurationPageTests {
    private func page() throws -> String {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Configuration.md").standardizedFileURL
        return try String(contentsOf: url, encoding: .utf8)
    }

    @Test func table_hasEverySetting() throws {
        let defaults = try Properties(yaml: SettingsCatalogue.defaults)
        let rows = try SettingsCatalogue.groups.flatMap { group in
            try group.settings.flatMap { try Self.rows($0, at: group.path, defaults) }
        }
        let found = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(found == rows, "\(rows.joined(separator: "\n"))")
    }

    private static func rows(_ setting: Setting, at path: String, _ defaults: Properties) throws -> [String] {
        switch (path, setting.kind) {
        case ("keys", _):
            let isFirst = setting.key == Action.allCases.first?.rawValue
            return isFirst ? ["| `keys.ACTION` | | Keys for an action of the interactive browser: \(actions). |"] : []
        case (_, .map(let inner)): return try inner.flatMap { try rows($0, at: "\(path).HOST", defaults) }
        default:
            let value = try? defaults.json(at: "\(path).\(setting.key)")
            let shown = value.map { $0 == "null" ? "" : " \($0.trimmingCharacters(in: ["\""]))" } ?? ""
            return ["| `\(path).\(setting.key)` |\(shown) | \(setting.help)\(words(setting.kind)) |"]
        }
    }

    private static var actions: String {
        Action.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }

    private static func words(_ kind: SettingKind) -> String {
        switch kind {
        case .choice(let words): " " + words.map { "`\($0)`" }.joined(separator: ", ") + "."
        case .integer(let range): " \(range.lowerBound) to \(range.upperBound)."
        default: ""
        }
    }

    @Test func sample_isThatOfTheTests() throws {
        let blocks = try page().components(separatedBy: "```")
        #expect(blocks.count > 1)
        #expect(blocks[1].hasPrefix("yaml\n"))
        #expect(blocks[1].dropFirst(5) == SampleConfiguration.text)
    }
}
