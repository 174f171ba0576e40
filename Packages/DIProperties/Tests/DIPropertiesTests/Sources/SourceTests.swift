// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import Foundation
import Testing

@testable import DIProperties

@Suite struct SourceTests {
    @Test func environment_matchesKeysWithoutCase() throws {
        let environment = PropertySource.environment(
            prefix: "app_", variables: ["APP_SERVER__BASEURL": "x", "OTHER": "y"])
        let after = try Properties(sources: [.values(["server": ["baseURL": "a"]]), environment])
        #expect(try after.value(String.self, at: "server.baseURL") == "x")
        let before = try Properties(sources: [environment, .values(["server": ["baseURL": "a"]])])
        #expect(try before.value(String.self, at: "server.baseURL") == "a")
        let alone = try Properties(sources: [environment])
        #expect(try alone.value(String.self, at: "server.baseURL") == "x")
        #expect(try alone.value(String?.self, at: "other") == nil)
    }

    @Test func arguments_setPropertiesInTheirOrder() throws {
        let folder = try TemporaryFolder(["local.yml": "server: {port: 2, host: f}"])
        let properties = try Properties(sources: [
            .values(["hosts": [["name": "a"], ["name": "b"]]]),
            .arguments([
                "shop", "serve", "--property", "server.port=1", "--properties", "\(folder.path)/local.yml",
                "--property=server.host=a=b", "--property", "hosts[1].name=c", "--property", "hosts[2].name=d",
                "--property", "labels['x=y.z']=q", "--verbose", "--", "--property", "server.port=9",
            ]),
        ])
        #expect(try properties.value(Int.self, at: "server.port") == 2)
        #expect(try properties.value(String.self, at: "server.host") == "a=b")
        #expect(try properties.value([[String: String]].self, at: "hosts").map { $0["name"] } == ["a", "c", "d"])
        #expect(try properties.value(String.self, at: "labels['x=y.z']") == "q")
    }

    @Test func files_areReadInTheOrderOfTheirPaths() throws {
        let folder = try TemporaryFolder([
            "b.yml": "a: 2\nb: 2", "a.yml": "a: 1", "c/d/e.json": "{\"c\": 3}", "c/.hidden.yml": "a: 9",
            ".git/x.yml": "a: 9", "c/f.txt": "",
        ])
        let properties = try Properties(sources: [
            .files(matching: "\(folder.path)/*.yml"), .files(matching: "\(folder.path)/*/*.yml", required: false),
            .files(matching: "\(folder.path)/c/*/?.json"),
            .files(matching: "\(folder.path)/none/*.yml", required: false),
        ])
        #expect(try properties.value([String: Int].self, at: "") == ["a": 2, "b": 2, "c": 3])
    }

    @Test(arguments: [
        ("*.yml", ["a.yml", "b.yml"]), ("?.yml", ["a.yml", "b.yml"]),
        ("*/*.yml", ["c/a.yml"]), ("c/*", ["c/a.yml", "c/d"]), ("*/d/*.yml", ["c/d/a.yml"]), ("*/a*l", ["c/a.yml"]),
        (".h*", [".h.yml"]), ("a.yml", ["a.yml"]), ("[a].yml", ["a.yml"]), ("[b-z].yml", ["b.yml"]), ("a.ym", []),
    ])
    func pattern_matchesNames(_ pattern: String, _ expected: [String]) throws {
        let folder = try TemporaryFolder(["a.yml": "", "b.yml": "", "c/a.yml": "", "c/d/a.yml": "", ".h.yml": ""])
        #expect(FileContents.paths(matching: "\(folder.path)/\(pattern)")?.map(folder.strip) == expected)
    }

    @Test(arguments: ["", "# nothing\n", "---\n", "\u{FEFF}", "null", "{}"]) func yaml_withoutAnything_setsNothing(
        _ text: String
    ) throws {
        #expect(try Properties(yaml: text).description == "Properties(0 values of 1 source)")
    }

    @Test func marksAndLineEndings_areNoPartOfTheValues() throws {
        let yaml = try Properties(yaml: "\u{FEFF}a: 1\r\nb:\r\n  c: d\r\n")
        #expect(try yaml.value(String.self, at: "b.c") == "d")
        #expect(yaml.explain("b.c").settings[0].origin.description.hasSuffix("):3:6"))
        let json = try Properties(json: "\u{FEFF}{\r\n\"a\": 1,\r\"b\": {\n\"c\": \"d\"}\r\n}\r\n")
        #expect(try json.value(String.self, at: "b.c") == "d")
        #expect(json.explain("b.c").settings[0].origin.description.hasSuffix("):4:6"))
    }

    @Test func valueOfAMergeKey_isOfThePlaceOfItsAnchor() throws {
        let properties = try Properties(yaml: "base: &base {host: a, port: 1}\none: {<<: *base, port: 2}")
        #expect(properties.explain("one.host").settings[0].origin.description.hasSuffix("):1:20"))
    }

    @Test func pipe_isRefused_ratherThanWaitedFor() throws {
        let folder = try TemporaryFolder()
        let pipe = "\(folder.path)/pipe.yml"
        #expect(mkfifo(pipe, 0o600) == 0)
        // Who waits for the pipe reads its end. A time limit would also count the wait for other tests.
        Thread.detachNewThread { close(open(pipe, O_WRONLY)) }
        defer { close(open(pipe, O_RDONLY | O_NONBLOCK)) }
        let text = complaint { try Properties(sources: [.file(pipe, required: false)]) }
        #expect(folder.strip(text) == Self.notRegular("pipe.yml"))
    }

    private static func notRegular(_ file: String) -> String {
        """
        error: [DI/PropertySyntax] '\(file)': it is not a regular file
        fix: write its contents to a file and name that file
        docs: swift package di explain PropertySyntax
        """
    }

    @Test func device_isRefused() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/endless.yml", withDestinationPath: "/dev/zero")
        let text = complaint { try Properties(sources: [.file("\(folder.path)/endless.yml")]) }
        #expect(folder.strip(text) == Self.notRegular("endless.yml"))
    }

    @Test func pattern_thatMatchesNothing_isAnError() throws {
        let folder = try TemporaryFolder(["a.yml": "a: 1"])
        let text = complaint { try Properties(sources: [.files(matching: "\(folder.path)/*.yaml")]) }
        #expect(
            folder.strip(text) == """
                error: [DI/PropertySyntax] '*.yaml': no file matches the pattern
                fix: correct it, or pass 'required: false' if there may be no file
                docs: swift package di explain PropertySyntax
                """)
    }
}
