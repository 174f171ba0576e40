// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where and when the values were measured.
enum Machine {
    /// The processor, the number of cores and the system.
    static var description: String {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last ?? "unknown processor"
        let system = ProcessInfo.processInfo.operatingSystemVersionString
        return
            "\(model.trimmingCharacters(in: .whitespaces)), \(ProcessInfo.processInfo.activeProcessorCount) cores, \(system)"
    }

    /// The day in the form of ISO 8601.
    static var day: String { String(Date().ISO8601Format().prefix(10)) }

    /// The first line of `swift --version`.
    static func compiler() throws -> String {
        String(try ChildProcess.run(["swift", "--version"]).output.split(separator: "\n").first ?? "")
    }

    /// The commit of this project.
    static func commit() throws -> String {
        try ChildProcess.run(["git", "rev-parse", "--short", "HEAD"]).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
    }
}
