// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A page for users of another library, whose code is quoted from a program.
struct Guide: CustomTestStringConvertible, Sendable {
    static let all: [Guide] = [
        // The README has 46 blocks of code, and the issues seven.
        Guide(name: "Cleanse", blocks: 53, excerpts: 49),
        Guide(name: "Injection", blocks: 24, excerpts: 25, modules: ["Cleanse/UIKit.swift"]),
        // The README has 39 blocks of code, and the issues 46.
        Guide(
            name: "Deli", blocks: 85, excerpts: 50,
            withoutCode: [
                "1, 2", "5, 6", "35, 36", "39", "40, 41", "43, 44", "50", "56, 57, 58, 59, 60", "63", "66, 67, 68",
                "73, 74, 75", "76, 77, 78, 79, 80, 81", "83",
            ]),
    ]

    /// The name of the other library.
    let name: String
    /// The number of blocks of code in its documentation. The page has an answer to each, in their order.
    let blocks: Int
    /// The number of blocks that the page quotes from the program, from its files or from the library.
    let excerpts: Int
    /// The numbers of the answers that are a sentence without code.
    var withoutCode: [String] = []
    /// Sources that the program shares with those of other guides.
    var modules: [String] = []

    var testDescription: String { name }

    private var folder: String { "Tests/\(name)" }

    private var url: URL { Build.project.appendingPathComponent(folder) }

    /// The sources of the program.
    var sources: [URL] {
        TemporaryFolder.files(below: url).map { url.appendingPathComponent($0) }
            + modules.map { Build.project.appendingPathComponent("Tests/\($0)") }
    }

    func output() throws -> String {
        try String(contentsOf: url.appendingPathComponent("Output.txt"), encoding: .utf8)
    }

    func page() throws -> Page {
        let path = "Packages/DI/Sources/DI/DI.docc/ComingFrom\(name).md"
        return try Page(
            name: path, text: String(contentsOf: Build.project.appendingPathComponent(path), encoding: .utf8))
    }

    /// Returns whether a file belongs to the program, to the library or to a package that is built by the tests.
    func isQuotable(_ file: String) -> Bool {
        file.hasPrefix("\(folder)/") || file.contains("/Sources/") || file.hasPrefix("Tests/Consumers/")
    }

    /// Puts the files that the program reads into the folder in which it runs.
    func copyConfiguration(to destination: TemporaryFolder) throws {
        let configuration = url.appendingPathComponent("Configuration")
        guard FileManager.default.fileExists(atPath: configuration.path) else { return }
        try FileManager.default.copyItem(at: configuration, to: destination.path("Configuration"))
    }

    /// With `RECORD_PAGES` in the environment, writes what the program printed, which then has to be looked at.
    func record(_ output: String) throws {
        guard ProcessInfo.processInfo.environment["RECORD_PAGES"] != nil else { return }
        try output.write(to: url.appendingPathComponent("Output.txt"), atomically: true, encoding: .utf8)
    }
}
