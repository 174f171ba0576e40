// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import Foundation
import Testing

@testable import DIProperties

@Suite struct SourceTests {
    @Test func laterSources_win_andMapsAreMergedDeeply() throws {
        let properties = try Properties(sources: [
            .values(["a": ["b": 1, "c": [1, 2]], "d": "x"]), .yaml("a:\n  c: [3]\n  e: {f: 4}"),
            .json("{\"d\": {\"g\": 5}}"),
        ])
        #expect(try properties.value(Int.self, at: "a.b") == 1)
        #expect(try properties.value([Int].self, at: "a.c") == [3])
        #expect(try properties.value(Int.self, at: "a.e.f") == 4)
        #expect(try properties.value(Int.self, at: "d.g") == 5)
    }

    @Test func null_hidesAnEarlierValue() throws {
        let properties = try Properties(sources: [.values(["a": 1]), .yaml("a: null")])
        #expect(try properties.value(Int?.self, at: "a") == nil)
    }

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

    @Test func environment_replacesAnElementOfAList() throws {
        let properties = try Properties(sources: [
            .values(["hosts": ["a", "b"]]),
            .environment(prefix: "APP_", variables: ["APP_HOSTS__1": "c", "APP_HOSTS__2": "d"]),
        ])
        #expect(try properties.value([String].self, at: "hosts") == ["a", "c", "d"])
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

    @Test func anchorsAndMergeKeys_areFollowed() throws {
        let properties = try Properties(
            yaml: """
                base: &base {host: a, port: 1}
                more: &more {host: b, path: /}
                one: {<<: *base, port: 2}
                two:
                  <<: [*more, *base]
                  host: c
                list: &list [1, 2]
                same: *list
                """)
        #expect(try properties.value(Int.self, at: "one.port") == 2)
        #expect(try properties.value(String.self, at: "one.host") == "a")
        #expect(try properties.value(String.self, at: "two.host") == "c")
        #expect(try properties.value(String.self, at: "two.path") == "/")
        #expect(try properties.value(Int.self, at: "two.port") == 1)
        #expect(try properties.value([Int].self, at: "same") == [1, 2])
        #expect(properties.explain("one.host").settings[0].origin.description.hasSuffix("):1:20"))
    }
}
