// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that is run to its end.
package struct Program {
    /// The result of a program.
    package struct Result: Equatable, Sendable {
        package let status: Int32
        package let output: String
        package let errors: String

        package init(status: Int32, output: String, errors: String) {
            (self.status, self.output, self.errors) = (status, output, errors)
        }
    }

    let path: String
    let arguments: [String]
    /// The variables that differ from those of this process.
    let variables: [String: String]

    package init(path: String, arguments: [String] = [], variables: [String: String] = [:]) {
        (self.path, self.arguments, self.variables) = (path, arguments, variables)
    }

    /// Returns a program that is found by its name, as a shell would.
    package static func named(_ name: String, _ arguments: [String]) -> Program {
        Program(path: "/usr/bin/env", arguments: [name] + arguments)
    }

    /// Runs the program in a folder, by default one of its own, and waits for it.
    package func run(in folder: TemporaryFolder? = nil) throws -> Result {
        OwnThreads.check()
        // Files, because a pipe that nobody empties stops the one who fills it.
        let files = try TemporaryFolder()
        defer { withExtendedLifetime(files) {} }
        let (output, errors) = (files.path("stdout"), files.path("stderr"))
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = (folder ?? files).url
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, own in own }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}
