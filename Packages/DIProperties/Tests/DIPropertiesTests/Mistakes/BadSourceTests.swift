// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation
import Testing

@testable import DIProperties

/// Sources that cannot be read; the whole text of each error is in Texts, and was reviewed.
@Suite struct BadSourceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        var file: String = "application.yml"
        var limits: Properties.Limits = Properties.Limits()

        init(_ name: String, _ text: String, file: String = "application.yml", limits: Properties.Limits = .init()) {
            self.init(name, bytes: Array(text.utf8), file: file, limits: limits)
        }

        init(_ name: String, bytes: [UInt8], file: String, limits: Properties.Limits = .init()) {
            (self.name, self.bytes, self.file, self.limits) = (name, bytes, file, limits)
        }

        static func json(_ name: String, _ text: String) -> Case {
            Case(name, text, file: "application.json")
        }

        var testDescription: String { name }
    }

    static let json: [Case] = [
        .json("jsonIsEmpty", ""),
        .json("jsonIsAList", "[1, 2]"),
        .json("jsonBracketIsNeverClosed", "{\n  \"server\": {\n    \"port\": 80\n"),
        .json("jsonListIsNeverClosed", "{\"hosts\": [\"a\","),
        .json("jsonBracketDoesNotFit", "{\n  \"hosts\": [\n    \"a\"\n  }\n}"),
        .json("jsonBracketTooMany", "{\"a\": 1}}"),
        .json("jsonBracketInsteadOfValue", "{\"a\": ]}"),
        .json("jsonCommaAtTheEnd", "{\n  \"a\": 1,\n}"),
        .json("jsonCommaIsMissing", "{\n  \"a\": 1\n  \"b\": 2\n}"),
        .json("jsonColonIsMissing", "{\"a\" 1}"),
        .json("jsonKeyWithoutQuotes", "{a: 1}"),
        .json("jsonSingleQuotes", "{'a': 1}"),
        .json("jsonComment", "{\n  // the port\n  \"port\": 80\n}"),
        .json("jsonDuplicateKey", "{\n  \"port\": 80,\n  \"host\": \"a\",\n  \"port\": 81\n}"),
        .json("jsonTextIsNeverClosed", "{\"a\": \"b\n}"),
        .json("jsonControlCharacter", "{\"a\": \"b\u{1}\"}"),
        .json("jsonTabInAText", "{\"a\": \"b\tc\"}"),
        .json("jsonUnknownEscape", "{\"a\": \"\\x41\"}"),
        .json("jsonShortEscape", "{\"a\": \"\\u12\"}"),
        .json("jsonHalfAPair", "{\"a\": \"\\ud83d\"}"),
        .json("jsonHalfAPairAndMore", "{\"a\": \"\\ud83d\\u0041\"}"),
        .json("jsonSecondHalfAlone", "{\"a\": \"\\ude00\"}"),
        .json("jsonLeadingZero", "{\"a\": 007}"),
        .json("jsonPlus", "{\"a\": +1}"),
        .json("jsonPointWithoutDigits", "{\"a\": 1.}"),
        .json("jsonExponentWithoutDigits", "{\"a\": 1e}"),
        .json("jsonUnderscoreInANumber", "{\"a\": 1_000}"),
        .json("jsonNotANumber", "{\"a\": NaN}"),
        .json("jsonWord", "{\"a\": yes}"),
        .json("jsonNull", "null"),
        .json("jsonSeveralDocuments", "{}\n{}\n"),
        .json("jsonPlaceBehindCRLF", "\u{FEFF}{\r\n\"a\": 1,\r\n\"b\": nope\r\n}"),
        .json("jsonPlaceBehindWideCharacters", "{\"größe\": \"äöü😀\" 1}"),
    ]

    static let yaml: [Case] = [
        Case("yamlIsAList", "- a\n- b\n"),
        Case("yamlIsAText", "just words\n"),
        Case("yamlSeveralDocuments", "a: 1\n---\nb: 2\n"),
        Case("yamlDuplicateKey", "server:\n  port: 80\n  host: a\n  port: 81\n"),
        Case("yamlDuplicateKeyThreeTimes", "port: 80\nport: 81\nport: 82\n"),
        Case("yamlDuplicateKeyInQuotes", "a: {\"port\": 80, port: 81}\n"),
        Case("yamlTab", "server:\n\tport: 80\n"),
        Case("yamlColonInAText", "title: Coffee: black\n"),
        Case("yamlBracketIsNeverClosed", "hosts: [a, b\nport: 80\n"),
        Case("yamlBracketDoesNotFit", "hosts: [a, b}\n"),
        Case("yamlQuoteIsNeverClosed", "name: \"corner\nport: 80\n"),
        Case("yamlIndentation", "server:\n    port: 80\n  host: a\n"),
        Case("yamlBracketTooMany", "hosts: [a]]\n"),
        Case("yamlBracketInsteadOfValue", "hosts: }\n"),
        Case("yamlPlaceBehindCRLF", "\u{FEFF}a: 1\r\nb:\r\n  c: [1\r\n"),
        Case("yamlAnchorWithoutName", "a: & b\n"),
        Case("yamlMergeOfAListOfTexts", "a: {<<: [{b: 1}, c]}\n"),
        Case("yamlUnknownAlias", "a: *base\n"),
        Case("yamlMergeOfAText", "a:\n  <<: base\n  b: 1\n"),
        Case("yamlUnknownTag", "a: !secret hunter2\n"),
        Case("yamlTagThatDoesNotFit", "a: !!int many\n"),
        Case("yamlKeyIsAList", "[a, b]: 1\n"),
        Case("yamlKeyIsMissing", "server:\n  : 80\n"),
        Case("yamlControlCharacter", "a: b\u{7}c\n"),
        Case("yamlBillionLaughs", Self.laughs(9)),
        Case("yamlBillionLaughsAsKey", Self.laughs(9) + "? *i\n: 1\n"),
        Case("yamlTooDeep", String(repeating: "[", count: 120) + String(repeating: "]", count: 120)),
        Case("yamlMuchTooDeep", "a: " + String(repeating: "[", count: 100_000)),
        Case("yamlMuchTooDeepInBlocks", String(repeating: "- ", count: 5_000) + "a"),
    ]

    static let files: [Case] = [
        Case("fileInvalidUTF8", bytes: Array("a: 1\nname: caf".utf8) + [0xE9, 0x0A], file: "application.yml"),
        Case("fileInvalidUTF8InJSON", bytes: Array("{\"a\": \"".utf8) + [0xC3, 0x28], file: "application.json"),
        Case("fileUTF16", bytes: [0xFF, 0xFE, 0x61, 0x00], file: "application.yml"),
        Case("fileTooLarge", "a: " + String(repeating: "x", count: 100), limits: .init(fileSize: 64)),
        Case("fileOfUnknownForm", "a = 1", file: "application.toml"),
        .json(
            "jsonTooDeep", "{\"a\": " + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}"),
        .json("jsonMuchTooDeep", "{\"a\": " + String(repeating: "[", count: 100_000)),
    ]

    /// Returns lists of aliases, each ten times as long as the one before.
    static func laughs(_ levels: Int) -> String {
        let names = "abcdefghijklmnop".prefix(levels).map(String.init)
        var text = "a: &a [\(Array(repeating: "x", count: 10).joined(separator: ", "))]\n"
        for (below, name) in zip(names, names.dropFirst()) {
            text += "\(name): &\(name) [\(Array(repeating: "*\(below)", count: 10).joined(separator: ", "))]\n"
        }
        return text
    }

    @Test(arguments: json + yaml + files)
    func unreadable_isReportedWithItsPlace(_ one: Case) throws {
        let folder = try TemporaryFolder()
        try folder.write(one.bytes, to: one.file)
        let text = complaint { try Properties(sources: [.file("\(folder.path)/\(one.file)")], limits: one.limits) }
        try TextFile("Sources/\(one.name)").expect(folder.strip(text))
    }

    @Test func missingFile_isAnErrorUnlessItMayBeAbsent() throws {
        let folder = try TemporaryFolder()
        let text = complaint { try Properties(sources: [.file("\(folder.path)/shop.yml")]) }
        try TextFile("Sources/fileMissing").expect(folder.strip(text))
        _ = try Properties(sources: [.file("\(folder.path)/shop.yml", required: false)])
    }

    @Test func folderInsteadOfAFile_isAnErrorEvenIfItMayBeAbsent() throws {
        let folder = try TemporaryFolder(["shop.yml/a.yml": ""])
        let text = complaint { try Properties(sources: [.file("\(folder.path)/shop.yml", required: false)]) }
        try TextFile("Sources/fileIsAFolder").expect(folder.strip(text))
    }

    @Test func fileWithoutPermission_isAnError() async throws {
        let name = "Sources/fileWithoutPermission"
        guard geteuid() == 0 else {
            let folder = try TemporaryFolder(["shop.yml": "a: 1"])
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder.path)/shop.yml")
            let text = complaint { try Properties(sources: [.file("\(folder.path)/shop.yml")]) }
            return try TextFile(name).expect(folder.strip(text))
        }
        // The superuser may read everything, so a process of its own becomes somebody else.
        await #expect(processExitsWith: .success) {
            let expected = try String(contentsOf: TextFile("Sources/fileWithoutPermission").url, encoding: .utf8)
            let folder = try TemporaryFolder(["shop.yml": "a: 1"])
            let path = "\(folder.path)/shop.yml"
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
            let nobody: uid_t = 65_534
            try #require(setuid(nobody) == 0)
            let text = complaint { try Properties(sources: [.file(path)]) }
            #expect(folder.strip(text) + "\n" == expected)
        }
    }

    /// The finding: the files beside such a folder counted as the whole configuration.
    @Test func folderWithoutPermission_isAnError_besideFilesThatMatch() async throws {
        let folder = try TemporaryFolder(["a/b.yml": "b: 1", "c/d.yml": "d: 1"])
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder.path)/c")
        defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/c") }
        guard geteuid() == 0 else { return Self.expectUnreadableFolder(in: folder.path) }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let nobody: uid_t = 65_534
            try #require(setuid(nobody) == 0, "the superuser can't become somebody else here")
            Self.expectUnreadableFolder(in: path)
        }
    }

    private static func expectUnreadableFolder(in path: String) {
        let text = complaint { try Properties(sources: [.files(matching: "\(path)/*/*.yml")]) }
        #expect(
            text.replacing(path + "/", with: "") == """
                error: [DI/PropertySyntax] '*/*.yml': permission denied
                fix: make it readable by the user of this process
                docs: swift package di explain PropertySyntax
                """)
    }

    @Test func allUnreadableSources_areReportedAtOnce() throws {
        let folder = try TemporaryFolder(["a.json": "{", "b.yml": "- 1"])
        let text = complaint {
            try Properties(sources: ["a.json", "b.yml", "c.yml"].map { .file("\(folder.path)/\($0)") })
        }
        try TextFile("Sources/severalSources").expect(folder.strip(text))
    }

    @Test(arguments: [
        ("environmentLeafAndPrefix", ["APP_SERVER": "a", "APP_SERVER__PORT": "80"]),
        ("environmentTwoCases", ["APP_PORT": "80", "app_port": "81"]),
        ("environmentEmptyKey", ["APP_SERVER____PORT": "80"]),
    ])
    func environment_thatContradictsItself_isAnError(_ name: String, _ variables: [String: String]) throws {
        let text = complaint { try Properties(sources: [.environment(prefix: "APP_", variables: variables)]) }
        try TextFile("Sources/\(name)").expect(text)
    }

    @Test(arguments: [
        ("argumentsWithoutValue", ["shop", "--property"]),
        ("argumentsWithoutEqualSign", ["shop", "--property", "server.port"]),
        ("argumentsWithABadPath", ["shop", "--property=server..port=1"]),
        ("argumentsWithoutPath", ["shop", "--property", "=1"]),
        ("argumentsBeyondAList", ["shop", "--property", "hosts[3]=a"]),
        ("argumentsWithoutFile", ["shop", "--properties="]),
    ])
    func arguments_thatCannotBeRead_areErrors(_ name: String, _ arguments: [String]) throws {
        let hosts = PropertySource.values(["hosts": ["a", "b"]], file: "Shop.swift", line: 1)
        let text = complaint { try Properties(sources: [hosts, .arguments(arguments)]) }
        try TextFile("Sources/\(name)").expect(text)
    }
}
