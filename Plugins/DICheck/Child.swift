// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A process that has ended.
struct Child {
    let status: Int32
    /// All that it wrote.
    let text: String

    static func run(_ program: URL, _ arguments: [String]) throws -> Child {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Child(status: process.terminationStatus, text: text)
    }
}
