// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A page whose code is quoted from a program, such as one for users of another library.
struct Guide: CustomTestStringConvertible, Sendable {
    /// Each guide in each of its modes.
    static let runs: [(Guide, Mode)] = all.flatMap { guide in guide.modes.map { (guide, $0) } }

    static let all: [Guide] = [
        // The README has 46 blocks of code, and the issues seven.
        Guide(name: "Cleanse", blocks: 53, excerpts: 49, withoutCode: ["49, 50"]),
        Guide(name: "Injection", blocks: 24, excerpts: 27, modules: ["Cleanse/UIKit.swift"]),
        // The README has 39 blocks of code, and the issues 46.
        Guide(
            name: "Deli", blocks: 85, excerpts: 53,
            withoutCode: [
                "1, 2", "5, 6", "39", "40, 41", "43, 44", "56, 57, 58, 59, 60", "63", "66, 67, 68",
                "73, 74, 75", "76, 77, 78, 79, 80, 81", "83",
            ]),
        // The README has five blocks of code, and the issue two.
        Guide(name: "Inject", blocks: 7, excerpts: 14),
        Guide(name: "Factory", excerpts: 18),
        Guide(name: "SwiftDependencies", excerpts: 9),
        Guide(name: "Swinject", excerpts: 15),
        Guide(name: "Ambient", page: "AmbientAccess", excerpts: 6),
        Guide(name: "AmbientOnMainActor", page: "AmbientAccess", modes: [.mainActor, .app], excerpts: 6),
    ]

    /// The name of the other library, and of the program's folder.
    let name: String
    /// The name of the page, if it isn't `ComingFrom` with the name of the other library.
    var page: String?
    /// The settings of the program.
    var modes: [Mode] = [.swift5, .swift6]
    /// The number of numbered blocks of code in its documentation. The page has an answer to each, in their order.
    var blocks: Int = 0
    /// The number of blocks that the page quotes from programs, from tests or from the library.
    let excerpts: Int
    /// The numbers of the answers that are a sentence without code.
    var withoutCode: [String] = []
    /// Sources that the program shares with those of other guides.
    var modules: [String] = []

    /// The number of blocks that are neither compiled there nor quoted: a manifest, where the original has one.
    var manifests: Int { blocks > 0 ? 1 : 0 }

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

    func readPage() throws -> Page {
        let path = "Packages/DI/Sources/DI/DI.docc/\(page ?? "ComingFrom\(name)").md"
        return try Page(
            name: path, text: String(contentsOf: Build.project.appendingPathComponent(path), encoding: .utf8))
    }

    /// Returns whether a file belongs to a program that is run here, to the tests of ambient access, to a package that the
    /// tests build, or to the library.
    func isQuotable(_ file: String) -> Bool {
        let folders = Guide.pages.map(\.folder) + ["Tests/AmbientTests", "Tests/Consumers"]
        return folders.contains { file.hasPrefix("\($0)/") } || file.contains("/Sources/")
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
