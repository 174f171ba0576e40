// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserApp

/// Resources that the program does not touch to answer a question about itself.
@Suite final class QuietStartTests {
    private static let tracer = ["/usr/bin/strace", "/usr/local/bin/strace"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    private static let questions = [["--help"], ["--version"], ["help", "repos"], ["repos", "--help"]]

    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-home-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: home) }

    /// To open one of these pipes blocks forever, since nobody writes to it; the test would not end.
    @Test(.timeLimit(.minutes(10)), arguments: questions)
    func question_touchesNothingAtHome(arguments: [String]) async throws {
        let files = [".config/ghb/config.yml", ".config/ghb/config.json", ".cache/ghb/cache.sqlite"]
        for file in files.map({ home.appendingPathComponent($0) }) {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            #expect(mkfifo(file.path, 0o600) == 0)
        }
        let before = try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
        let ending = try await GHBProcess.run(arguments, variables: ["HOME": home.path])
        #expect(ending.status == 0)
        #expect(ending.errors == "")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted() == before)
    }

    @Test(.enabled(if: tracer != nil, "strace isn't installed"), arguments: questions)
    func question_opensNoFileAtHomeAndNoSocket(arguments: [String]) async throws {
        let tracer = try #require(Self.tracer)
        let log = home.appendingPathComponent("trace")
        let inside = home.appendingPathComponent("inside")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        let ending = try await GHBProcess.run(
            arguments, variables: ["HOME": inside.path],
            wrapper: [tracer, "-f", "-o", log.path, "-e", "trace=file,socket,connect"])
        #expect(ending.status == 0)
        let calls = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        // The trace has seen something: the program's own start.
        #expect(calls.contains { $0.contains("execve(") })
        #expect(
            calls.filter { $0.contains("socket(") || $0.contains("connect(") || $0.contains(inside.path) }
                .filter { !$0.contains("execve(") } == [])
    }
}
