// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

/// The program `fake-github` itself, started as a process.
@Suite(.timeLimit(.minutes(10))) struct ProgramTests {
    private static let recording = #"""
        {"exchanges":[{"method":"GET","path":"/user","status":200,"headers":{},"body":"{}"}]}
        """#

    @Test(arguments: [SIGTERM, SIGINT]) func program_saysWhereItListens_logsAndEndsCleanly(_ signal: Int32) async throws
    {
        let folder = try TemporaryFolder(["user.json": Self.recording])
        let program = try RunningProgram(["--port", "0", "--data", folder.path])
        let line = try await program.firstLine()
        let port = try #require(line.wholeMatch(of: /listening on http:\/\/127\.0\.0\.1:([1-9][0-9]*)/)?.1)
        let server = try #require(URL(string: "http://127.0.0.1:\(port)"))
        let text = try await RawClient.send(
            "GET /user HTTP/1.1\r\nAuthorization: Bearer secret\r\nConnection: close", to: server)
        #expect(text == "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")

        let second = try RunningProgram(["--port", String(port), "--data", folder.path])
        let refused = await second.end()
        #expect(refused.status == 1)
        #expect(
            refused.errors
                == "Error: cannot listen on 127.0.0.1:\(port): Address already in use (choose another port, or 0 for any that is free)\n"
        )

        program.send(signal)
        let ended = await program.end()
        #expect(ended.status == 0)
        #expect(ended.errors == #"{"file":"user.json","method":"GET","path":"/user","status":200}"# + "\n")
    }

    @Test func program_endsWithOne_whenTheRecordingsAreBad() async throws {
        let folder = try TemporaryFolder(["a.json": "[]"])
        let ended = try await RunningProgram(["--data", folder.path]).end()
        #expect(ended.status == 1)
        #expect(
            ended.errors.hasPrefix("Error: cannot serve the recordings in '\(folder.path)', a.json: "),
            "\(ended.errors)")
    }

    @Test func program_makesUpAnOrganisation() async throws {
        let program = try RunningProgram(["--repositories", "2", "--organization", "kiosk"])
        let address = try await program.firstLine().replacing("listening on ", with: "")
        let text = try await RawClient.send(
            "GET /orgs/kiosk/repos?per_page=1&page=2 HTTP/1.1\r\nConnection: close",
            to: try #require(URL(string: address)))
        #expect(text.contains(#""full_name":"kiosk/item-00002""#))
        program.send(SIGTERM)
        let ended = await program.end()
        #expect(ended.status == 0)
        #expect(
            ended.errors
                == #"{"file":null,"method":"GET","path":"/orgs/kiosk/repos?per_page=1&page=2","status":200}"# + "\n")
    }

    @Test(arguments: [
        [], ["--data"], ["--port", "70000", "--data", "."], ["--faults", "--data", "."], ["--repositories", "many"],
    ])
    func program_endsWithSixtyFour_whenItIsMisused(_ arguments: [String]) async throws {
        #expect(try await RunningProgram(arguments).end().status == 64)
    }
}
