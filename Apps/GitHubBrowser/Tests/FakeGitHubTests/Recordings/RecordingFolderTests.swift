// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

@Suite struct RecordingFolderTests {
    private func message(for folder: URL) -> String? {
        do {
            _ = try RecordingFolder.exchanges(in: folder)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func folder_isReadInOrderOfNames_andOtherFilesAreLeftAlone() throws {
        let folder = try TemporaryFolder([
            "b.json": recording(#"{"method":"GET","path":"/b","status":200,"headers":{},"body":"B"}"#),
            "a.JSON": """
            {"source":"counter","license":"MIT","exchanges":[
              {"method":"GET","path":"/a","status":301,"headers":{"vary":["Accept","Cookie"],"used":1,"link":"<x>"},
               "body":"first"},
              {"method":"POST","path":"/a?x=1","status":204,"headers":{},"body":null}]}
            """,
            "README.md": "not a recording", ".hidden.json": "not JSON",
        ])
        var first = Exchange(path: "/a", status: 301, body: "first")
        first.headers = ["vary": ["Accept", "Cookie"], "used": ["1"], "link": ["<x>"]]
        first.file = "a.JSON"
        var second = Exchange(method: "POST", path: "/a?x=1", status: 204)
        second.file = "a.JSON"
        var third = Exchange(path: "/b", body: "B")
        third.file = "b.json"
        #expect(try RecordingFolder.exchanges(in: folder.url) == [first, second, third])
    }

    @Test func missingFolder_isNamed() throws {
        let folder = try TemporaryFolder([:])
        let missing = folder.url.appending(path: "nowhere", directoryHint: .notDirectory)
        #expect(
            message(for: missing)
                == "cannot serve the recordings in '\(folder.path)/nowhere': the folder does not exist")
    }

    @Test func file_isRefused_whereAFolderIsExpected() throws {
        let folder = try TemporaryFolder(["menu.json": "{}"])
        let file = folder.url.appending(path: "menu.json", directoryHint: .notDirectory)
        #expect(
            message(for: file)
                == "cannot serve the recordings in '\(folder.path)/menu.json': that is a file, expected a folder")
    }

    @Test func emptyFolder_isRefused() throws {
        let folder = try TemporaryFolder(["README.md": "nothing to serve"])
        #expect(message(for: folder.url) == "cannot serve the recordings in '\(folder.path)': it holds no .json file")
    }

    @Test func oneProblem_standsOnTheSameLine() throws {
        let folder = try TemporaryFolder([
            "good.json": recording(#"{"method":"GET","path":"/","status":200,"headers":{},"body":""}"#),
            "menu.json": recording(#"{"method":"GET","path":"/menu","headers":{},"body":""}"#),
        ])
        #expect(
            message(for: folder.url)
                == "cannot serve the recordings in '\(folder.path)': menu.json: exchanges[0]: 'status' is missing")
    }

    @Test func allProblems_ofAllFiles_areReportedAtOnce() throws {
        let folder = try TemporaryFolder([
            "a.json": recording(
                #"{"method":"GET","path":"/","status":200,"headers":{},"body":""}"#, "7",
                #"{"path":3,"status":"200","headers":[],"body":{}}"#,
                #"{"method":"GE T","path":"menu","status":99,"headers":{"a b":"x","link":"x\r\ny"},"body":""}"#,
                #"{"method":"","path":"/","status":20.5,"headers":{"vary":["x",null],"etag":{}},"body":true}"#),
            "b.json": "{",
            "c.json": "[]",
            "d.json": #"{"source":1,"license":null}"#,
            "e.json": #"{"exchanges":{}}"#,
            "f.json": "",
        ])
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "g.json"), withIntermediateDirectories: false)
        let text = try #require(message(for: folder.url))
        var lines = text.split(separator: "\n").map(String.init)
        // What the system says of a folder that is read as a file is the system's own.
        #expect(lines.removeLast().hasPrefix("  g.json: cannot be read: "))
        #expect(
            lines == [
                "cannot serve the recordings in '\(folder.path)', 23 problems:",
                "  a.json: exchanges[1] is a number, expected an object",
                "  a.json: exchanges[2]: 'method' is missing",
                "  a.json: exchanges[2]: 'path' is a number, expected a string",
                "  a.json: exchanges[2]: 'status' is a string, expected a whole number",
                "  a.json: exchanges[2]: 'headers' is an array, expected an object",
                "  a.json: exchanges[2]: 'body' is an object, expected a string",
                "  a.json: exchanges[3]: 'method' is \"GE T\", expected the name of a method",
                "  a.json: exchanges[3]: 'path' is \"menu\", expected it to begin with '/'",
                "  a.json: exchanges[3]: 'status' is 99, expected 200 to 599",
                "  a.json: exchanges[3]: header 'a b' has a name that cannot be sent",
                "  a.json: exchanges[3]: header 'link' has a value with a line break or a null",
                "  a.json: exchanges[4]: 'status' is 20.5, expected a whole number",
                "  a.json: exchanges[4]: header 'etag' holds an object, expected a string or a list of strings",
                "  a.json: exchanges[4]: header 'vary' holds null, expected a string or a list of strings",
                "  a.json: exchanges[4]: 'body' is a boolean, expected a string",
                "  b.json: is not JSON: Unexpected end of file during JSON parse.",
                "  c.json: holds an array, expected an object with 'exchanges'",
                "  d.json: 'source' is a number, expected a string",
                "  d.json: 'license' is null, expected a string",
                "  d.json: 'exchanges' is missing",
                "  e.json: 'exchanges' is an object, expected an array",
                "  f.json: is not JSON: Unexpected end of file during JSON parse.",
            ])
    }

    private func recording(_ exchanges: String...) -> String {
        #"{"source":"counter","license":"MIT","exchanges":[\#(exchanges.joined(separator: ","))]}"#
    }
}
