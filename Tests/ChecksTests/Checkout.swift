// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs

/// A folder of its own with the project's scripts and whatever a test puts beside them, gone when the test ends.
struct Checkout {
    typealias Result = Program.Result

    /// The project that the tests were built from.
    static let project: URL = Build.project

    private let temporary: TemporaryFolder
    var folder: URL { temporary.url }

    /// Copies the scripts and the named files or folders of the project.
    init(copying paths: String...) throws {
        temporary = try TemporaryFolder()
        for path in ["Scripts"] + paths {
            let target = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.copy(Self.project.appendingPathComponent(path), to: target)
        }
    }

    /// Returns the paths of the project's files whose name ends so, below a folder; build folders are not entered.
    static func files(below folder: String, suffix: String) -> [String] {
        let base = project.appendingPathComponent(folder).path
        let all = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
        return all.filter { !$0.contains(".build") && $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// A program; those in `bin` are found before the machine's own of the same name.
    func writeProgram(_ lines: String, to path: String) throws {
        let draft = "drafts/\(UUID().uuidString)"
        try write("#!/bin/sh\n" + lines + "\n", to: draft)
        let (file, program) = (folder.appendingPathComponent(draft), folder.appendingPathComponent(path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Self.copy(file, to: program)
        try remove("drafts")
    }

    /// Copies by a process of its own. A program can't be run while a process has it open for writing, and one that another
    /// test starts meanwhile would inherit what this process has open.
    private static func copy(_ file: URL, to copy: URL) throws {
        let process = try Process.run(URL(filePath: "/bin/cp"), arguments: ["-R", file.path, copy.path])
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func edit(_ path: String, _ change: (inout String) -> Void) throws {
        var text = try read(path)
        change(&text)
        try write(text, to: path)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    /// Runs a script of the copy and waits for it.
    func run(_ script: String, _ arguments: String...) throws -> Result {
        let machine = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try Program(
            path: folder.appendingPathComponent(script).path, arguments: arguments,
            variables: [
                "PATH": "\(folder.appendingPathComponent("bin").path):\(machine)",
                // The programs that scripts are compiled to are the same for every copy.
                "SWIFT_SCRIPT_CACHE": Self.project.appendingPathComponent(".build-scripts").path,
            ]
        ).run(in: temporary)
    }
}
