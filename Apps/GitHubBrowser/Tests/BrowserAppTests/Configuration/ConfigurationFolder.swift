// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import BrowserApp

/// A folder with a user's configuration, which goes when the test is over.
final class ConfigurationFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("ghb"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The variables that make the folder the user's.
    var variables: [String: String] { ["XDG_CONFIG_HOME": url.path, "GHB__LOG__BACKEND": "none"] }

    func path(_ name: String = "config.yml") -> String { url.appendingPathComponent("ghb/\(name)").path }

    /// Puts a text into a file.
    func write(_ text: String, to name: String = "config.yml", mode: Int = 0o644) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
    }

    /// Puts the lines of a shell script into a file that can be run.
    ///
    /// A process of its own copies it: one that another test starts meanwhile would inherit a file that this one writes, and a
    /// program can't be run while a process has it open for writing.
    func writeProgram(_ lines: String, to name: String) throws {
        try write("#!/bin/sh\n\(lines)\n", to: "\(name).sh", mode: 0o700)
        try Process.run(URL(filePath: "/bin/cp"), arguments: ["-p", path("\(name).sh"), path(name)]).waitUntilExit()
    }

    func text(_ name: String = "config.yml") throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    func mode(_ name: String = "config.yml") throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }

    /// Runs the program for this user, without what is the test's own in the texts.
    func ghb(_ arguments: String..., variables: [String: String] = [:], width: Int? = nil) async -> World.Ending {
        let ending = await World().ghb(
            arguments, variables: self.variables.merging(variables) { $1 }, width: width,
            overriding: [ConsoleWorld.self])
        let plain = { (text: String) in text.replacing(self.url.path, with: "~") }
        return World.Ending(
            status: ending.status, output: plain(ending.output), lines: ending.lines.map(plain))
    }
}
