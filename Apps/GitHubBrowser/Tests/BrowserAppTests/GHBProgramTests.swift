// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The program `ghb` itself, as the shell starts it, from beside the tests.
@Suite struct GHBProgramTests {
    private func run(_ arguments: [String], output: Any) async throws -> Int32 {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let process = Process()
        process.executableURL = (tests ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: "ghb", directoryHint: .notDirectory)
        process.arguments = arguments
        process.environment = [:]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let (ended, report) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = {
            // A program that a signal ended has no status of its own.
            report.yield($0.terminationReason == .exit ? $0.terminationStatus : -1)
            report.finish()
        }
        try process.run()
        return await ended.first { _ in true } ?? -1
    }

    @Test func answer_isWrittenToStandardOutput() async throws {
        let pipe = Pipe()
        #expect(try await run(["repos", "coffee-works", "--limit", "1", "--json=fullName"], output: pipe) == 0)
        try pipe.fileHandleForWriting.close()
        let text = try pipe.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) }
        #expect(text == "[\n{\"fullName\":\"coffee-works/coffee-maker\"}\n]\n")
    }

    @Test func reader_thatHasGoneIsNoFailure() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        #expect(try await run(["repos", "coffee-works"], output: pipe.fileHandleForWriting) == 0)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
    func disk_thatIsFullIsAFailure() async throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        #expect(try await run(["repos", "coffee-works"], output: full) == 74)
    }

    @Test(
        arguments: [([], 64), (["--help"], 0), (["repos", "octocat"], 7), (["frobnicate"], 64)] as [([String], Int32)])
    func status_isThatOfTheRun(arguments: [String], status: Int32) async throws {
        #expect(try await run(arguments, output: FileHandle.nullDevice) == status)
    }
}
