// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A process that has ended.
struct Child {
    let status: Int32
    let signal: Int32?
    /// Its whole output.
    let text: String

    /// The process whose output is shown; 0 for none.
    private static let shown = Atomic<Int32>(0)

    /// Terminates the process whose output is shown.
    static func end() {
        let process = shown.load(ordering: .relaxed)
        if process > 0 { kill(process, SIGTERM) }
    }

    /// Runs a program until it ends; `show` is called with each line as it is written.
    init(
        _ program: String, _ arguments: [String],
        in environment: [String: String] = ProcessInfo.processInfo.environment, show: ((String) -> Void)? = nil
    ) throws(Problem) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        // A trap needs no backtrace of all threads, which takes seconds.
        process.environment = show != nil ? environment : environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        do {
            try process.run()
        } catch {
            throw Problem("'\(program)' can't be run: \(error.localizedDescription)")
        }
        if show != nil { Self.shown.store(process.processIdentifier, ordering: .relaxed) }
        defer { if show != nil { Self.shown.store(0, ordering: .relaxed) } }
        var (written, line) = (Data(), Data())
        while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
            written += part
            guard let show else { continue }
            line += part
            while let end = line.firstIndex(of: 0x0A) {
                show(String(decoding: line[..<end], as: UTF8.self))
                line = Data(line[(end + 1)...])
            }
        }
        text = String(decoding: written, as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
        signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
    }
}
