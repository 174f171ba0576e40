// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Process {
    /// Runs a program that is found by its name, and returns all that it prints.
    static func runAndRead(_ arguments: String...) -> String {
        runAndRead(arguments)
    }

    static func runAndRead(_ arguments: [String]) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch { return "\(error)" }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
