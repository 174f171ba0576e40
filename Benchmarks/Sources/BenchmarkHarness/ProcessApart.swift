// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A process that measures one benchmark.
public enum ProcessApart {
    /// Runs a program with `--json --filter NAME`, and reads the measurement that it prints. Its messages go where this
    /// process's go.
    public static func measure(_ name: String, by program: URL) throws -> Measurement {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = ["--json", "--filter", name]
        process.standardOutput = output
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw BenchmarkError("the process that measures '\(name)' failed")
        }
        let measurement = try Measurement.single(fromJSON: json)
        guard measurement.name == name else {
            throw BenchmarkError("the process that measures '\(name)' has measured '\(measurement.name)'")
        }
        return measurement
    }
}
