// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserApp

@Suite struct ReadmeCommandTests {
    private static let bytes = Data(
        "# Crema\r\n\r\nA coffee maker that keeps its water at 93 °C.\u{1B}[31m\n\tdone\n".utf8)

    private static func answer(_ content: String, encoding: String = "base64") -> HTTPResponse {
        .json(#"{"path":"README.md","html_url":"https://x","encoding":"\#(encoding)","content":"\#(content)"}"#)
    }

    private var forms: Forms {
        Forms(["/repos/a/b/readme": Self.answer(Self.bytes.base64EncodedString())])
    }

    @Test func readme_isItsText_brokenWhereTheScreenEnds() async {
        var forms = forms
        forms.width = 30
        #expect(
            await forms.table("readme", "a/b")
                == .quiet(
                    """
                    # Crema

                    A coffee maker that keeps its
                    water at 93 °C.�[31m
                        done

                    """))
    }

    @Test func readme_isARow() async {
        #expect(
            await forms.tsv("readme", "a/b")
                == .quiet(
                    "README.md\t# Crema    A coffee maker that keeps its water at 93 °C.\u{FFFD}[31m  done "
                        + "\thttps://x\n"))
    }

    @Test func readme_isAnObject() async {
        #expect(
            await forms.json("readme", "a/b")
                == .quiet(
                    #"""
                    {"path":"README.md",\#
                    "text":"# Crema\r\n\r\nA coffee maker that keeps its water at 93 °C.\u001b[31m\n\tdone\n",\#
                    "url":"https://x"}

                    """#))
    }

    @Test func raw_isTheFile() async {
        #expect(await forms.tsv("readme", "a/b", "--raw") == .quiet(String(decoding: Self.bytes, as: UTF8.self)))
    }

    @Test func raw_isHarmlessOnATerminal() async {
        #expect(
            await forms.table("readme", "a/b", "--raw")
                == .quiet("# Crema\n\nA coffee maker that keeps its water at 93 °C.�[31m\n    done\n"))
    }

    @Test func readme_overAMegabyteIsAskedForAgain() async {
        let transport = AcceptingAnswers([
            "application/vnd.github+json": Self.answer("", encoding: "none"),
            "application/vnd.github.raw+json": HTTPResponse(status: 200, body: Data("large\n".utf8)),
        ])
        let world = World(transport: transport)
        #expect(await world.ghb(["readme", "a/b", "--raw"], variables: ["GH_TOKEN": "secret"]) == .quiet("large\n"))
    }

    @Test func readme_thatIsEmptyIsNoFailure() async {
        let forms = Forms(["/repos/a/b/readme": Self.answer("")])
        #expect(await forms.tsv("readme", "a/b", "--raw") == .quiet(""))
        #expect(await forms.table("readme", "a/b") == .quiet(""))
        // One request a run: what is empty is not asked for again as the file.
        #expect(forms.transport.paths == ["/repos/a/b/readme", "/repos/a/b/readme"])
    }

    @Test func raw_andJSONExcludeEachOther() async {
        #expect(await forms.json("readme", "a/b", "--raw").status == .usage)
    }
}

/// Answers by what a request accepts.
private struct AcceptingAnswers: Transport {
    let answers: [String: HTTPResponse]

    init(_ answers: [String: HTTPResponse]) { self.answers = answers }

    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        answers[request.headers["Accept"] ?? ""] ?? .json("{}", status: 404)
    }
}
