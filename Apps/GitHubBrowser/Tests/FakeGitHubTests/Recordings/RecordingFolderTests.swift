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

    @Test func folder_thatIsNone_orHoldsNothing_isNamed() throws {
        let folder = try TemporaryFolder(["README.md": "nothing to serve"])
        let missing = folder.url.appending(path: "nowhere", directoryHint: .notDirectory)
        #expect(message(for: missing) == "cannot serve the recordings in '\(folder.path)/nowhere': it is not a folder")
        let path = folder.url.path(percentEncoded: false)
        #expect(
            message(for: folder.url) == "cannot serve the recordings in '\(path)': it holds no exchange in a .json file"
        )
    }

    static let damages: [(String, String)] = [
        (#"{"exchanges":[7]}"#, "exchanges.[0]: "), ("{", ""), ("[]", ""), (#"{"source":1,"license":null}"#, ""),
        (#"{"exchanges":{}}"#, "exchanges: "), ("", ""),
        (
            #"{"exchanges":[{"method":"GET","path":"/","status":200,"headers":{"etag":{}},"body":""}]}"#,
            "exchanges.[0].headers.etag: "
        ),
        (#"{"exchanges":[{"method":"GET","path":"/","status":200,"headers":{}}]}"#, "exchanges.[0]: "),
        (
            #"{"exchanges":[{"method":"GET","path":"/","status":"200","headers":{},"body":""}]}"#,
            "exchanges.[0].status: "
        ),
    ]

    @Test(arguments: damages) func firstProblem_isReported_withItsPlace(text: String, place: String) throws {
        let folder = try TemporaryFolder(["menu.json": text])
        let told = try #require(message(for: folder.url))
        let path = folder.url.path(percentEncoded: false)
        #expect(told.hasPrefix("cannot serve the recordings in '\(path)', menu.json: \(place)"), "\(told)")
    }

    private func recording(_ exchanges: String...) -> String {
        #"{"source":"counter","license":"MIT","exchanges":[\#(exchanges.joined(separator: ","))]}"#
    }
}
