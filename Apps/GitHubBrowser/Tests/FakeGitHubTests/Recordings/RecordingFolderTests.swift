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

    @Test func problemOfEachFile_isReported() throws {
        let valid = #"{"method":"GET","path":"/","status":200,"headers":{},"body":""}"#
        let folder = try TemporaryFolder([
            "a.json": recording(valid, "7"), "b.json": "{", "c.json": "[]", "d.json": #"{"source":1,"license":null}"#,
            "e.json": #"{"exchanges":{}}"#, "f.json": "",
            "g.json": recording(valid.replacing("GET", with: "GE T")),
            "h.json": recording(valid.replacing(#""/""#, with: #""menu""#)),
            "i.json": recording(valid.replacing("200", with: "99")),
            "j.json": recording(valid.replacing("{},", with: #"{"a b":"x"},"#)),
            "k.json": recording(valid.replacing("{},", with: #"{"link":"x\r\ny"},"#)),
            "l.json": recording(valid.replacing("{},", with: #"{"etag":{}},"#)),
            "m.json": recording(valid.replacing(#","body":"""#, with: "")),
            "n.json": recording(valid.replacing("200", with: "\"200\"")),
        ])
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "o.json"), withIntermediateDirectories: false)
        let text = try #require(message(for: folder.url))
        var lines = text.split(separator: "\n").map(String.init)
        // What the system says of a folder that is read as a file is the system's own.
        #expect(lines.removeLast().hasPrefix("  o.json: cannot be read: "))
        #expect(
            lines == [
                "cannot serve the recordings in '\(folder.path)', 15 problems:",
                "  a.json: exchanges[1]: expected an object",
                "  b.json: The given data was not valid JSON.",
                "  c.json: expected an object",
                "  d.json: 'exchanges' is missing",
                "  e.json: exchanges: expected a list",
                "  f.json: The given data was not valid JSON.",
                "  g.json: exchanges[0]: 'method' is \"GE T\", expected the name of a method",
                "  h.json: exchanges[0]: 'path' is \"menu\", expected it to begin with '/'",
                "  i.json: exchanges[0]: 'status' is 99, expected 200 to 599",
                "  j.json: exchanges[0]: header 'a b' has a name that cannot be sent",
                "  k.json: exchanges[0]: header 'link' has a value with a line break or a null",
                "  l.json: exchanges[0].headers.etag: expected a list",
                "  m.json: exchanges[0]: 'body' is missing",
                "  n.json: exchanges[0].status: expected a number",
            ])
    }

    private func recording(_ exchanges: String...) -> String {
        #"{"source":"counter","license":"MIT","exchanges":[\#(exchanges.joined(separator: ","))]}"#
    }
}
