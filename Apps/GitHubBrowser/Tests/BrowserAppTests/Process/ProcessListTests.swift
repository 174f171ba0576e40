// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

/// The visible part of a run for other users: the arguments of the program and of its child processes.
@Suite(
    .enabled(
        if: FileManager.default.fileExists(atPath: "/proc/self/cmdline"), "this system does not show processes as files"
    ))
struct ProcessListTests {
    /// The source of the token.
    enum Source: CaseIterable { case variable, file, command }

    private static let list = "for all in /proc/[0-9]*/cmdline; do tr '\\0' ' ' <$all; echo; done 2>/dev/null"

    private let token = "ghp_" + UUID().uuidString.replacing("-", with: "")

    /// The program asks with its token, and shows the answer in a pager, which sees what there is to see.
    @Test(arguments: Source.allCases)
    func token_isAmongNobodysArguments(source: Source) async throws {
        let folder = try ConfigurationFolder()
        let rows = (1...40).map { #"{"id":\#($0),"name":"r\#($0)","full_name":"a/r\#($0)"}"# }
        let server = try await FakeGitHubServer.start(exchanges: [
            Exchange(path: "/orgs/a/repos", body: "[\(rows.joined(separator: ","))]")
        ])
        let pager = try script("cat >/dev/null", seeing: "pager", in: folder)
        let command = try script("cat '\(folder.path("secret"))'", seeing: "command", in: folder)
        try folder.write(token, to: "secret", mode: 0o600)
        var variables = ["GHB_API_URL": server.baseURL.absoluteString, "GHB_FORCE_TTY": "80", "GHB_PAGER": pager]
        let host = server.baseURL.absoluteString.replacing("http://", with: "")
        switch source {
        case .variable: variables["GH_ENTERPRISE_TOKEN"] = token
        case .file: try folder.write("hosts: { '\(host)': { token: \(token) } }\n", mode: 0o600)
        case .command: try folder.write("hosts: { '\(host)': { token_command: \(command) } }\n", mode: 0o600)
        }
        variables["PATH"] = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        variables["HOME"] = folder.url.path
        let ending = try await GHBProcess.run(
            ["repos", "a", "--limit", "all"], variables: folder.variables.merging(variables) { $1 })
        let requests = server.requests
        await server.stop()
        #expect(ending == GHBProcess.Ending(0))
        #expect(requests.map { $0.headers["authorization"] } == ["Bearer \(token)"])
        for witness in source == .command ? ["pager", "command"] : ["pager"] {
            let seen = try String(contentsOfFile: folder.path("\(witness).seen"), encoding: .utf8)
            #expect(seen.contains("\(GHBProcess.program) repos a --limit all"))
            #expect(seen.contains(folder.path(witness)))
            #expect(!seen.contains(token), "\(witness)")
        }
    }

    /// Returns a program that writes down all processes with their arguments before it does its work.
    private func script(_ work: String, seeing name: String, in folder: ConfigurationFolder) throws -> String {
        let file = folder.path(name)
        try folder.writeProgram("\(Self.list) >'\(file).seen'\n\(work)", to: name)
        return file
    }
}

/// Whether the system shows processes as files; not in the suite, since its own attribute may not ask the suite.
private let hasProcessFiles = FileManager.default.fileExists(atPath: "/proc/self/cmdline")
