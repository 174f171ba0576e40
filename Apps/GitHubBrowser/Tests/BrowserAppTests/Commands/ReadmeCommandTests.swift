// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import TerminalText
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

    @Test func readme_isSetForTheScreen() async {
        var forms = forms
        forms.width = 30
        #expect(
            await forms.table("readme", "a/b")
                == .quiet(
                    """
                    Crema

                    A coffee maker that keeps its
                    water at 93 °C.�[31m done

                    """))
    }

    private static let page = """
        # Crema

        A **coffee** maker with `steam`, see [the manual](docs/manual.md "x"), <https://crema.example> and
        [its parts](#parts).

        - [x] heats
        - [ ] sings \u{1B}]8;;https://thief.example\u{07}

        | Part | Watts |
        |:-----|------:|
        | coil |  1450 |

        """

    @Test func readme_isReadWithoutItsMarks_andLinksKeepTheirAddresses() async {
        let forms = Forms(["/repos/a/b/readme": Self.answer(Data(Self.page.utf8).base64EncodedString())])
        #expect(
            await forms.table("readme", "a/b")
                == .quiet(
                    """
                    Crema

                    A coffee maker with steam, see the manual (docs/manual.md),
                    https://crema.example and its parts.

                    [x] heats
                    [ ] sings �]8;;https://thief.example�

                    Part  Watts
                    ────  ─────
                    coil   1450

                    """))
    }

    @Test(arguments: [("always", ["NO_COLOR": "1"]), ("auto", ["TERM": "xterm-256color"])])
    func readme_isColored_whereColorsAreWanted(wish: String, variables: [String: String]) async {
        let answer = Self.answer(Data("# Crema\n\n*Hot* `steam`\n".utf8).base64EncodedString())
        let ending = await World(transport: Answers(["/repos/a/b/readme": answer])).ghb(
            ["readme", "a/b", "--color", wish], variables: variables.merging(["GH_TOKEN": "x"]) { $1 }, width: 80)
        #expect(
            ending
                == .quiet(
                    "\u{1B}[0;1;4mCrema\u{1B}[0m\n\n\u{1B}[0;3mHot\u{1B}[0m \u{1B}[0;36msteam\u{1B}[0m\n"))
    }

    @Test func readme_hasNoSequences_whereColorsAreNotWanted() async {
        let answer = Self.answer(Data("# Crema\n\n*Hot* `steam`\n".utf8).base64EncodedString())
        let ending = await World(transport: Answers(["/repos/a/b/readme": answer])).ghb(
            ["readme", "a/b"], variables: ["NO_COLOR": "1", "GH_TOKEN": "x", "TERM": "xterm-256color"], width: 80)
        #expect(ending == .quiet("Crema\n\nHot steam\n"))
    }

    /// Whoever writes a README would like to write on the terminal.
    @Test(arguments: ["never", "always"])
    func readme_sendsNothingToTheTerminalThatTheServerWrote(wish: String) async {
        let hostile = "\u{1B}]0;owned\u{07}\u{9B}31m\u{202E}\r\u{7F}\u{0}"
        let text =
            "# a\(hostile)\n\n[b\(hostile)](https://x/\(hostile))\n\n`c\(hostile)`\n\n"
            + "```\nd\(hostile)\n```\n&#27;[31m &#x9b;"
        let answer = Self.answer(Data(text.utf8).base64EncodedString())
        let ending = await World(transport: Answers(["/repos/a/b/readme": answer])).ghb(
            ["readme", "a/b", "--color", wish], variables: ["GH_TOKEN": "x"], width: 60)
        #expect(ending.status == .success)
        let own = ending.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(own.contains("owned"))
        let isHarmless = own.unicodeScalars.allSatisfy { $0 == "\n" || !PlainText.isHostile($0) }
        #expect(isHarmless, "\(own.debugDescription)")
        #expect((own != ending.output) == (wish == "always"))
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

    /// The server answers alike in both cases.
    @Test func whatIsMissing_isTheReadme_orTheRepository() async {
        let there = Forms(["/repos/a/b": .json(#"{"id":1,"full_name":"a/b"}"#)])
        for (forms, subject) in [(there, "README in 'a/b'"), (Forms([:]), "repository 'a/b'")] {
            let ending = await forms.table("readme", "a/b")
            #expect(ending.lines.first?.hasPrefix("ghb: \(subject) is missing: ") == true)
        }
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
