// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finished run of a program.
struct ToolRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs a program to its end; its outputs go through files of a folder, so that neither can fill a pipe.
    static func run(
        _ program: String, _ arguments: [String], in folder: URL
    ) throws(BuildImports.Failure) -> ToolRun {
        let name = UUID().uuidString
        let files = ["out", "err"].map { folder.appendingPathComponent("\(name).\($0)") }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        do {
            for file in files { try Data().write(to: file) }
            let handles = try files.map { try FileHandle(forWritingTo: $0) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = handles[0]
            process.standardError = handles[1]
            try process.run()
            process.waitUntilExit()
            for handle in handles { try handle.close() }
            let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
            return ToolRun(status: process.terminationStatus, output: texts[0], errors: texts[1])
        } catch {
            throw BuildImports.Failure(reason: "'\(program)' can't be run: \(error.localizedDescription)")
        }
    }

    /// The first error that the program reported, or its status.
    var problem: String {
        let lines = errors.split(separator: "\n")
        let line = lines.first { $0.contains("error:") } ?? lines.first
        return line.map { $0.trimmingCharacters(in: .whitespaces) } ?? "it ended with status \(status)"
    }
}
