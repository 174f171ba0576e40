// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The program `fake-github`, started from beside the tests.
final class RunningProgram: Sendable {
    private let process: Process
    private let output: FileHandle
    private let errors: FileHandle
    private let ended: AsyncStream<Int32>

    init(_ arguments: [String]) throws {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let program = (tests ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: "fake-github", directoryHint: .notDirectory)
        let (output, errors) = (Pipe(), Pipe())
        let (ended, report) = AsyncStream<Int32>.makeStream()
        process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { process in
            report.yield(process.terminationStatus)
            report.finish()
        }
        self.output = output.fileHandleForReading
        self.errors = errors.fileHandleForReading
        self.ended = ended
        try process.run()
    }

    deinit {
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
        }
    }

    /// Returns the first line of the standard output, as soon as it is there.
    func firstLine() async throws -> String {
        let output = output
        return await Self.blocking {
            var line = Data()
            while let byte = try? output.read(upToCount: 1), let first = byte.first, first != UInt8(ascii: "\n") {
                line.append(first)
            }
            return String(decoding: line, as: UTF8.self)
        }
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Waits for the end; gives the exit status and all that stood on the standard error.
    func end() async -> (status: Int32?, errors: String) {
        let errors = errors
        let text = await Self.blocking { String(decoding: (try? errors.readToEnd()) ?? Data(), as: UTF8.self) }
        var status: Int32?
        for await code in ended {
            status = code
        }
        return (status, text)
    }

    private static func blocking<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }
}
