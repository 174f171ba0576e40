// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// A page whose code is quoted from a program, such as one for users of another library.
struct Guide: CustomTestStringConvertible, Sendable {
    /// Each guide in each of its modes.
    static let runs: [(Guide, Mode)] = all.flatMap { guide in guide.modes.map { (guide, $0) } }

    static let all: [Guide] = [
        // The README has 46 blocks of code, and the issues seven.
        Guide(name: "Cleanse", blocks: 53, withoutCode: [1], excerpts: 4),
        Guide(
            name: "Injection", blocks: 24, withoutCode: [21, 22, 23, 24], excerpts: 3, modules: ["Cleanse/UIKit.swift"]),
        // The README has 39 blocks of code, and the issues 46.
        Guide(
            name: "Deli", blocks: 85, withoutCode: [1, 2, 5, 6, 37, 38, 39, 40, 41, 43, 44, 63, 83], excerpts: 4),
        // The README has five blocks of code, and the issue two.
        Guide(name: "Inject", blocks: 7, withoutCode: [5], excerpts: 4),
        Guide(name: "Factory", excerpts: 3),
        Guide(name: "SwiftDependencies", excerpts: 4),
        Guide(name: "Swinject", excerpts: 4),
        Guide(name: "Ambient", page: "AmbientAccess", excerpts: 5),
        Guide(name: "AmbientOnMainActor", page: "AmbientAccess", modes: [.mainActor, .app], excerpts: 5),
        Guide(name: "Registration", page: "BindingsThatWriteThemselves", excerpts: 5, isRegistered: true),
    ]

    /// The name of the other library, and of the program's folder.
    let name: String
    /// The name of the page, if it isn't `ComingFrom` with the name of the other library.
    var page: String?
    /// The settings of the program.
    var modes: [Mode] = [.swift5, .swift6]
    /// The number of blocks of code in its documentation. The program has an answer to each.
    var blocks: Int = 0
    /// The numbers of the blocks whose answer is a sentence without code.
    var withoutCode: [Int] = []
    /// The number of blocks that the page quotes from programs, from tests or from the library.
    let excerpts: Int
    /// Sources that the program shares with those of other guides.
    var modules: [String] = []
    /// Whether the plugin writes bindings for the program, as in `ShopBindings.txt`.
    var isRegistered: Bool = false

    /// Whether the page is a catalogue of a library's features, rather than an article.
    var isCatalogue: Bool { page?.hasPrefix("ComingFrom") ?? true }

    var testDescription: String { name }

    private var folder: String { "Tests/Guides/\(name)" }

    private var url: URL { Build.project.appendingPathComponent(folder) }

    /// The sources of the program.
    var sources: [URL] {
        TemporaryFolder.files(below: url).map { url.appendingPathComponent($0) }
            + modules.map { Build.project.appendingPathComponent("Tests/Guides/\($0)") }
    }

    /// Returns the sources with those that the plugin writes.
    func files(for compiler: Compiler) throws -> [URL] {
        guard isRegistered else { return sources }
        let target = try RegisteredTarget(sources)
        try target.compareBindings(with: url.appendingPathComponent("ShopBindings.txt"))
        return try target.write(for: compiler)
    }

    func answers() throws -> [GuideAnswer] {
        try sources.flatMap { try GuideAnswer.all(in: String(contentsOf: $0, encoding: .utf8)) }
    }

    /// What the program prints.
    var output: URL { url.appendingPathComponent("Output.txt") }

    func readPage() throws -> Page {
        let path = "Packages/DI/Sources/DI/DI.docc/\(page ?? "ComingFrom\(name)").md"
        return try Page(
            name: path, text: String(contentsOf: Build.project.appendingPathComponent(path), encoding: .utf8))
    }

    /// Returns whether a file belongs to a program that is run here, to a package that the tests build, or to the library.
    func isQuotable(_ file: String) -> Bool {
        let folders = Guide.all.map(\.folder) + ["Tests/Fixtures/Consumers"]
        return folders.contains { file.hasPrefix("\($0)/") } || file.contains("/Sources/")
    }

    /// Puts the files that the program reads into the folder in which it runs.
    func copyConfiguration(to destination: TemporaryFolder) throws {
        let configuration = url.appendingPathComponent("Configuration")
        guard FileManager.default.fileExists(atPath: configuration.path) else { return }
        try FileManager.default.copyItem(at: configuration, to: destination.path("Configuration"))
    }
}
