// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserApp

/// The sources of tokens, and places that are never one.
@Suite struct TokenTests {
    private let answers = Answers(["/orgs/a": .json(#"{"id":1,"login":"a"}"#)])

    private func ghb(
        _ folder: ConfigurationFolder, _ arguments: String..., variables: [String: String] = [:]
    ) async -> World.Ending {
        let ending = await World(transport: answers).ghb(
            arguments, variables: folder.variables.merging(variables) { $1 })
        let plain = { (text: String) in text.replacing(folder.url.path, with: "~") }
        return World.Ending(status: ending.status, output: plain(ending.output), lines: ending.lines.map(plain))
    }

    private var authorizations: [String?] { answers.requests.map { $0.headers["Authorization"] } }

    @Test func tokenOfTheFile_isSent_toItsHost() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("hosts:\n  GitHub.com: { user: octocat, token: hunter2 }\n", mode: 0o600)
        #expect(await ghb(folder, "org", "a", "--json=login").output == "{\"login\":\"a\"}\n")
        #expect(authorizations == ["Bearer hunter2"])
        _ = await ghb(folder, "org", "a", "--host", "ghe.example", "--refresh")
        #expect(authorizations == ["Bearer hunter2", nil])
    }

    /// The place of a host that is not written as hosts are compared was only the file.
    @Test func tokenOfTheFile_isToldWithItsPlace() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("hosts:\n  GitHub.com: { token: hunter2 }\n", mode: 0o600)
        let world = World(transport: Answers(["/user": .json(#"{"id":1,"login":"ada","type":"User"}"#)]))
        let ending = await world.ghb(["auth", "status"], variables: folder.variables)
        #expect(ending == .quiet("github.com\tada\t\(folder.path()):2:24\n"))
    }

    @Test func tokenOfAVariable_countsFirst() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("hosts: { github.com: { token_command: 'false' } }\n", mode: 0o600)
        #expect(await ghb(folder, "org", "a", variables: ["GH_TOKEN": "mine"]).status == .success)
        #expect(authorizations == ["Bearer mine"])
    }

    @Test func command_isRunByTheShell_andItsFirstLineCounts() async throws {
        let folder = try ConfigurationFolder()
        try folder.write(
            "hosts:\n  github.com:\n    token_command: \"printf 'mine-%s\\\\nmore' $GH_HOST | tr m M\"\n", mode: 0o600)
        #expect(await ghb(folder, "org", "a", variables: ["PATH": "/usr/bin:/bin"]).status == .success)
        #expect(authorizations == ["Bearer Mine-github.coM"])
    }

    @Test func command_runsOnlyWhereASessionIsMade() async throws {
        let folder = try ConfigurationFolder()
        let witness = folder.path("witness")
        try folder.write("hosts: { github.com: { token_command: 'touch \(witness)' } }\n", mode: 0o600)
        for arguments in [["config", "list"], ["config", "check"], ["graph"], ["org", "coffee-works", "--demo"]] {
            let ending = await World().ghb(arguments, variables: folder.variables, overriding: [ConsoleWorld.self])
            #expect(ending.status == .success, "\(arguments) \(ending.lines)")
        }
        #expect(!FileManager.default.fileExists(atPath: witness))
    }

    struct Refusal: Sendable {
        let command: String
        let lines: String
    }

    @Test(arguments: [
        Refusal(command: "false", lines: "the token_command ended with status 1\n  run it to see why: false"),
        Refusal(command: "true", lines: "the token_command printed nothing\n  run it to see why: true"),
        Refusal(
            command: "no-such-program -x",
            lines: "the token_command ended with status 127\n  run it to see why: no-such-program -x"),
    ])
    func commandThatGivesNoToken_isTold(refusal: Refusal) async throws {
        let folder = try ConfigurationFolder()
        try folder.write("hosts:\n  github.com:\n    token_command: \"\(refusal.command)\"\n", mode: 0o600)
        let ending = await ghb(folder, "org", "a", variables: ["PATH": "/usr/bin:/bin"])
        #expect(
            ending
                == World.Ending(
                    status: .authentication, output: "", lines: ["ghb: ~/ghb/config.yml:3:20: " + refusal.lines]))
        #expect(answers.requests.isEmpty)
    }

    @Test func output_isNeverShown() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("hosts:\n  github.com:\n    token_command: \"echo hunter2 hunter3\"\n", mode: 0o600)
        let ending = await ghb(folder, "org", "a", variables: ["PATH": "/usr/bin:/bin"])
        #expect(
            ending.lines == [
                """
                ghb: the output of the token_command at ~/ghb/config.yml:3:20 contains a space or another character that a \
                token cannot have
                  see what it prints: echo hunter2 hunter3
                """
            ])
    }

    /// `gh auth token` prints the token of the host in `GH_HOST`: the user's own may be another one than is asked.
    @Test func command_getsTheHostThatIsAsked() async throws {
        let folder = try ConfigurationFolder()
        let script = folder.path("print-host")
        try folder.writeProgram("echo \"token-of-$GH_HOST\"", to: "print-host")
        try folder.write("hosts: { github.com: { token_command: \(script) } }\n", mode: 0o600)
        let ending = await ghb(
            folder, "org", "a", "--host", "github.com",
            variables: ["PATH": "/usr/bin:/bin", "GH_HOST": "ghe.example"])
        #expect(ending.status == .success)
        #expect(authorizations == ["Bearer token-of-github.com"])
    }

    @Test func commandThatTakesTooLong_isEnded() async throws {
        let runner = TokenProcess(environment: Environment(["PATH": "/usr/bin:/bin"]), seconds: 0.05)
        let failure = await #expect(throws: BrowserFailure.self) {
            try await runner.token(of: "sleep 30; sleep 30", from: "config.yml:1:1", for: "github.com")
        }
        #expect(failure?.message == "config.yml:1:1: the token_command took too long")
        #expect(failure?.status == .authentication)
    }

    @Test(arguments: ["token: hunter2", "token_command: echo x"])
    func fileThatOthersCanRead_isRefused(entry: String) async throws {
        let folder = try ConfigurationFolder()
        let key = String(entry.prefix { $0 != ":" })
        try folder.write("hosts:\n  github.com:\n    \(entry)\n", mode: 0o640)
        let column = key.count + 7
        let refused = World.Ending(
            status: .configuration, output: "",
            lines: [
                """
                ghb: ~/ghb/config.yml:3:\(column): a \(key) is only read from a file of yours that nobody else can read; the mode of this one is 640
                  chmod 600 ~/ghb/config.yml
                """
            ])
        for arguments in [["org", "a"], ["org", "coffee-works", "--demo"], ["config", "list"]] {
            let ending = await World(transport: answers).ghb(arguments, variables: folder.variables)
            #expect(ending.lines.map { $0.replacing(folder.url.path, with: "~") } == refused.lines)
            #expect(ending.status == .configuration)
        }
        #expect(answers.requests.isEmpty)
    }

    @Test func tokenOnTheCommandLine_isRefused() async throws {
        let folder = try ConfigurationFolder()
        let ending = await ghb(folder, "org", "a", "--property", "hosts['github.com'].token=hunter2")
        #expect(ending.status == .configuration)
        #expect(
            ending.lines == [
                """
                ghb: command-line argument 3: 'hosts['github.com'].token' may only be set in a file, where nobody else can \
                see or change it
                  set GH_TOKEN, or write it into a file that only you can read: chmod 600 FILE
                """
            ])
    }

    @Test func tokenAndCommand_excludeEachOther() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("hosts: { github.com: { token: hunter2, token_command: x } }\n", mode: 0o600)
        let ending = await ghb(folder, "org", "a")
        #expect(
            ending.lines == [
                """
                ghb: ~/ghb/config.yml:1:10: 'hosts['github.com']' is a map with 2 keys: it has both a token and a \
                token_command; leave one of them out
                """
            ])
    }
}
