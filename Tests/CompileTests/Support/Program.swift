// SPDX-License-Identifier: Apache-2.0

import Foundation
import OwnThreads

/// A program that is run to its end.
struct Program {
    /// The result of a program.
    struct Result: Equatable {
        let status: Int32
        let output: String
        let errors: String
    }

    let path: String
    var arguments: [String] = []

    /// Returns a program that is found by its name, as a shell would.
    static func named(_ name: String, _ arguments: [String]) -> Program {
        Program(path: "/usr/bin/env", arguments: [name] + arguments)
    }

    /// Runs the program and waits for it; what it prints passes through files of the folder.
    func run(in folder: TemporaryFolder) throws -> Result {
        OwnThreads.check()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        // Files, because a pipe that nobody empties stops the one who fills it.
        let (output, errors) = (folder.path("stdout"), folder.path("stderr"))
        for file in [output, errors] { try Data().write(to: file) }
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
