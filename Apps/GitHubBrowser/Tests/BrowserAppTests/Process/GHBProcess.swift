// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

/// The program `ghb` itself, as a shell starts it, from beside the tests.
final class GHBProcess: Sendable {
    /// The end of the program.
    struct Ending: Sendable, Equatable {
        /// The exit status; a signal that ended the program as a negative number.
        var status: Int32
        var output: String
        var errors: String
    }

    /// The path of the program.
    static var program: String {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (tests ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: "ghb", directoryHint: .notDirectory).path
    }

    private let process: Process
    private let output: FileHandle
    private let errors: FileHandle
    private let ended: AsyncStream<Int32>
    private let moment = Moment()

    /// Variables that keep the program away from the user's own folders, under those that a test gives.
    private static let seclusion = ["HOME": "/nonexistent", "GHB__LOG__BACKEND": "none"]

    /// Starts the program, without any variable but those given.
    ///
    /// A script for `sh` calls the program as `"$@"`; a wrapper is a program that starts ours.
    init(
        _ arguments: [String], variables: [String: String] = [:], script: String? = nil, wrapper: [String] = []
    ) throws {
        let (output, errors) = (Pipe(), Pipe())
        let (ended, report) = AsyncStream<Int32>.makeStream()
        process = Process()
        let words = wrapper + [Self.program] + arguments
        process.executableURL = URL(filePath: script == nil ? words[0] : "/bin/sh")
        process.arguments = script.map { ["-c", $0, "sh"] + words } ?? Array(words.dropFirst())
        process.environment = Self.seclusion.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        self.output = output.fileHandleForReading
        self.errors = errors.fileHandleForReading
        self.ended = ended
        process.terminationHandler = { [moment] process in
            moment.isNow()
            report.yield(process.terminationStatus * (process.terminationReason == .exit ? 1 : -1))
            report.finish()
        }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Starts the program and waits until it has ended.
    static func run(
        _ arguments: [String], variables: [String: String] = [:], script: String? = nil, wrapper: [String] = []
    ) async throws -> Ending {
        try await GHBProcess(arguments, variables: variables, script: script, wrapper: wrapper).ending()
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// When the program ended.
    var endedAt: ContinuousClock.Instant? { moment.time }

    /// Waits until the program has ended.
    func ending() async -> Ending {
        async let text = Self.read(output)
        async let errors = Self.read(errors)
        let status = await ended.first { _ in true } ?? .min
        return await Ending(status: status, output: text, errors: errors)
    }

    /// Reads to the end on a thread of its own: the tests' threads are few.
    private static func read(_ file: FileHandle) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self))
            }
        }
    }
}

/// When something happened.
private final class Moment: Sendable {
    private let instant = Mutex<ContinuousClock.Instant?>(nil)

    var time: ContinuousClock.Instant? { instant.withLock { $0 } }

    func isNow() { instant.withLock { $0 = .now } }
}

extension GHBProcess.Ending {
    init(_ status: Int32, output: String = "", errors: String = "") {
        self.init(status: status, output: output, errors: errors)
    }
}
