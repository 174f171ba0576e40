// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserApp

@Suite(.serialized) final class PagerTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-pager-\(UUID().uuidString)")
    private static let screen = TerminalState(width: 80, height: 10)
    private static let longText = (1...10).map { "line \($0)\n" }.joined()

    /// The program does the same when it starts.
    init() { signal(SIGPIPE, SIG_IGN) }

    deinit { try? FileManager.default.removeItem(at: file) }

    private func settings(_ pager: String) throws -> PagerSettings {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try #require(
            PagerSettings(
                environment: Environment(["GHB_PAGER": pager, "PATH": path, "FILE": file.path]), terminal: Self.screen))
    }

    private func show(_ text: String, in pager: String) throws -> CollectedConsole {
        let console = CollectedConsole()
        try PagedConsole(console: console, settings: settings(pager)).write(Array(text.utf8))
        return console
    }

    private var paged: String? { try? String(contentsOf: file, encoding: .utf8) }

    @Test func answer_longerThanTheScreenGoesToThePager() throws {
        let console = try show(Self.longText, in: "dd of='\(file.path)' status=none")
        #expect(paged == Self.longText)
        #expect(console.output == "")
        #expect(console.lines == [])
    }

    @Test func answer_thatFitsIsWritten() throws {
        let text = (1...9).map { "line \($0)\n" }.joined()
        #expect(try show(text, in: "dd of='\(file.path)' status=none").output == text)
        #expect(paged == nil)
    }

    @Test func pager_isRunByTheShell() throws {
        #expect(try show(Self.longText, in: "head -n 2 | tail -n 1 > $FILE").output == "")
        #expect(paged == "line 2\n")
    }

    /// A reader who leaves after the first lines is satisfied; the rest exceeds the capacity of a pipe.
    @Test func pager_thatIsLeftEarlyIsNoFailure() throws {
        let text = String(repeating: Self.longText, count: 20_000)
        let console = try show(text, in: "sh -c 'head -n 1 > \"$0\"' '\(file.path)'")
        #expect(paged == "line 1\n")
        #expect(console.lines == [])
    }

    @Test(arguments: [
        ("no-such-pager 2>/dev/null -R", "the shell ended with 127"),
        ("/dev/null 2>/dev/null", "the shell ended with 126"),
        ("exec 2>/dev/null; eval \"less '\"", "the shell ended with 2"),
    ])
    func pager_thatIsMissingIsToldAndDoneWithout(pager: String, reason: String) throws {
        let console = try show(Self.longText, in: pager)
        #expect(console.output == Self.longText)
        #expect(console.lines == ["ghb: warning: the pager '\(pager)' cannot be used: \(reason)"])
    }

    @Test func pager_mayStopOfAClosedPipe() throws {
        _ = try show(Self.longText, in: "sh -c '(yes; echo $? >&2) 2>\"$0\" | head -n 1 >/dev/null' '\(file.path)'")
        // 128 and SIGPIPE; a program that ignores the signal complains and ends with 1.
        #expect(paged?.split(separator: "\n").last == "141")
    }

    @Test(
        arguments: [
            (["GHB_PAGER": "less -R", "PAGER": "more"], 80, "less -R"), (["PAGER": "more"], 80, "more"),
            (["GHB_PAGER": "", "PAGER": "more"], 80, "more"), ([:], 80, nil), (["PAGER": "less"], nil, nil),
            (["PAGER": "cat"], 80, nil), (["GHB_PAGER": " cat ", "PAGER": "more"], 80, nil),
            (["PAGER": "less", "TERM": "dumb"], 80, nil), (["PAGER": "less | cat"], 80, "less | cat"),
        ] as [([String: String], Int?, String?)])
    func settings_areReadFromTheEnvironment(variables: [String: String], width: Int?, command: String?) {
        let terminal = TerminalState(width: width)
        #expect(PagerSettings(environment: Environment(variables), terminal: terminal)?.command == command)
    }

    @Test func less_isAskedToLeaveWhereEverythingFits_unlessThePersonSaysOtherwise() throws {
        let terminal = TerminalState(width: 80)
        let plain = PagerSettings(environment: Environment(["PAGER": "less"]), terminal: terminal)
        #expect(plain?.variables == ["PAGER": "less", "LESS": "FRX", "LV": "-c"])
        let own = PagerSettings(environment: Environment(["PAGER": "less", "LESS": "S"]), terminal: terminal)
        #expect(own?.variables["LESS"] == "S")
    }
}
