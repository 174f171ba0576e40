// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserApp

/// The program's streams and its status, as the shell sees them.
@Suite struct GHBProgramTests {
    private static let marker = "ghb: this is demo data about 'coffee-works'; use --live for GitHub itself\n"
    private static let one = ["repos", "coffee-works", "--limit", "1", "--json=fullName"]
    private static let answer = "[\n{\"fullName\":\"coffee-works/coffee-maker\"}\n]\n"

    @Test func answer_isWrittenToStandardOutput_andTheRestBesideIt() async throws {
        #expect(
            try await GHBProcess.run(Self.one) == GHBProcess.Ending(0, output: Self.answer, errors: Self.marker))
    }

    @Test(
        arguments: [
            ([], 64), (["--help"], 0), (["repos", "octocat"], 7), (["frobnicate"], 64),
            (["org", "coffee-works", "--property", "network.timeout=soon"], 78),
        ] as [([String], Int32)])
    func status_isThatOfTheRun(arguments: [String], status: Int32) async throws {
        #expect(try await GHBProcess.run(arguments).status == status)
    }

    @Test func reader_thatHasGoneIsNoFailure() async throws {
        let ending = try await GHBProcess.run(
            ["repos", "coffee-works", "--limit", "all", "--json"],
            script: #"{ "$@" -q; echo $? >&2; } | head -n 1"#)
        #expect(ending == GHBProcess.Ending(0, output: "[\n", errors: Self.marker + "0\n"))
        let early = try await GHBProcess.run(
            ["repos", "coffee-works"], script: #"{ "$@"; echo $? >&2; } | true"#)
        #expect(early == GHBProcess.Ending(0, errors: Self.marker + "0\n"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
    func disk_thatIsFullIsAFailure() async throws {
        let told = "ghb: the output cannot be written: No space left on device\n"
        #expect(
            try await GHBProcess.run(Self.one, script: #"exec "$@" >/dev/full"#)
                == GHBProcess.Ending(74, errors: Self.marker + told))
        #expect(
            try await GHBProcess.run(["--help"], script: #"exec "$@" >/dev/full"#)
                == GHBProcess.Ending(74, errors: told))
    }

    @Test func output_thatIsMissingIsAFailure() async throws {
        #expect(
            try await GHBProcess.run(Self.one, script: #"exec "$@" >&-"#)
                == GHBProcess.Ending(
                    74, errors: Self.marker + "ghb: the output cannot be written: Bad file descriptor\n"))
    }

    /// The next opened file gets the number of a missing stream, and messages would be written into it.
    @Test func otherStreams_mayBeMissing() async throws {
        #expect(
            try await GHBProcess.run(Self.one, script: #"exec "$@" 2>&-"#) == GHBProcess.Ending(0, output: Self.answer))
        #expect(
            try await GHBProcess.run(Self.one, script: #"exec "$@" <&-"#)
                == GHBProcess.Ending(0, output: Self.answer, errors: Self.marker))
        #expect(try await GHBProcess.run(Self.one, script: #"exec "$@" <&- >&- 2>&-"#) == GHBProcess.Ending(74))
    }

    /// Surroundings that a careful program has met before.
    @Test(
        arguments: [
            [:], ["HOME": ""], ["HOME": "relative"], ["HOME": "/no/such/folder"],
            ["XDG_CACHE_HOME": "relative", "XDG_CONFIG_HOME": "relative", "XDG_STATE_HOME": "relative"],
            ["LC_ALL": "C"], ["LANG": "xx_YY.nonsense"], ["TERM": ""], ["TERM": "dumb"], ["PATH": ""],
        ] as [[String: String]])
    func surroundings_changeNothing(variables: [String: String]) async throws {
        let folder = FileManager.default.currentDirectoryPath
        let before = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let ending = try await GHBProcess.run(Self.one, variables: variables)
        #expect(ending == GHBProcess.Ending(0, output: Self.answer, errors: Self.marker))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == before)
    }

    @Test func screen_ofOneColumnStillShowsSomething() async throws {
        let ending = try await GHBProcess.run(
            ["repos", "coffee-works", "--limit", "2"], variables: ["GHB_FORCE_TTY": "1"])
        #expect(ending.status == 0)
        #expect(ending.output.split(separator: "\n").count >= 3)
    }

    @Test func answer_thatIsLongGoesToThePager() async throws {
        let arguments = ["repos", "coffee-works", "--limit", "all", "--color", "never"]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let variables = ["GHB_FORCE_TTY": "60", "GHB_PAGER": "head -n 1", "PATH": path]
        let paged = try await GHBProcess.run(arguments, variables: variables)
        #expect(paged.status == 0)
        #expect(paged.output.hasPrefix("Showing "))
        #expect(paged.output.split(separator: "\n").count == 1)
        let whole = try await GHBProcess.run(arguments + ["--no-pager"], variables: variables)
        #expect(whole.output.split(separator: "\n").count > 24)
    }
}
