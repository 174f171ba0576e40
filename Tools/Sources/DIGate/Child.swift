// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A process that has ended.
struct Child {
    let status: Int32
    let signal: Int32?
    /// All that it wrote.
    let text: String

    /// Runs a program until it ends.
    init(_ program: String, _ arguments: [String]) throws(GateProblem) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        // A trap needs no picture of all threads, which takes seconds.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        do {
            try process.run()
        } catch {
            throw GateProblem("'\(program)' can't be run: \(error.localizedDescription)")
        }
        text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
        signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
    }
}
