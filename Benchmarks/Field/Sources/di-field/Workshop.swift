// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import Foundation

/// Writes packages and builds them, in a folder of their own.
struct Workshop {
    /// The folder of everything that is written.
    let folder: URL
    /// The folder `Benchmarks/Field`, with the sources that each program has.
    let field: URL

    /// The folder of a program's package.
    func package(_ library: Library, _ graph: FieldGraph) -> URL {
        folder.appendingPathComponent("\(library.rawValue)-\(graph.moduleCount)")
    }

    /// Writes a program's package, and returns its folder. Two writings of one program are the same to the byte.
    func write(_ program: Program, using built: BuiltLibrary?, _ configuration: String) throws -> URL {
        let package = package(program.library, program.graph)
        let sources = package.appendingPathComponent("Sources")
        try? FileManager.default.removeItem(at: sources)
        for file in program.files { try write(file.text, to: package.appendingPathComponent(file.path)) }
        try FileManager.default.copyItem(
            at: field.appendingPathComponent("Sources/FieldSupport"), to: sources.appendingPathComponent("FieldSupport")
        )
        let manifest = try Manifest.text(
            program, modules: built?.modules(configuration), objects: built?.objects(configuration) ?? [])
        try write(manifest, to: package.appendingPathComponent("Package.swift"))
        return package
    }

    /// Builds a product of this project for a program of one object, from nothing, and returns the CPU seconds.
    func buildLibrary(_ library: Library, project: URL, _ configuration: String) throws -> Double {
        let package = folder.appendingPathComponent(library.rawValue)
        let product = library.product ?? ""
        try write(Manifest.consumer(of: product, project: project), to: package.appendingPathComponent("Package.swift"))
        try write(Manifest.consumerProgram(product), to: package.appendingPathComponent("Sources/consumer/main.swift"))
        try clean(package, configuration)
        return try build(package, configuration)
    }

    /// A library of this project, as `buildLibrary` leaves it.
    func builtLibrary(_ library: Library) -> BuiltLibrary {
        let package = folder.appendingPathComponent(library.rawValue)
        return BuiltLibrary(library) { Self.scratch(package, $0).appendingPathComponent($0) }
    }

    /// Builds a package and returns the CPU seconds.
    func build(_ package: URL, _ configuration: String) throws -> Double {
        try ChildProcess.run(
            [
                "swift", "build", "-c", configuration, "--package-path", package.path,
                "--scratch-path", Self.scratch(package, configuration).path,
            ],
            logging: package.appendingPathComponent("\(configuration).log")
        ).seconds
    }

    /// Removes all that was built with a configuration.
    func clean(_ package: URL, _ configuration: String) throws {
        let scratch = Self.scratch(package, configuration)
        if FileManager.default.fileExists(atPath: scratch.path) { try FileManager.default.removeItem(at: scratch) }
    }

    /// The program that was built.
    func program(_ package: URL, _ configuration: String) -> String {
        Self.scratch(package, configuration).appendingPathComponent("\(configuration)/Program").path
    }

    /// Runs a program, and throws unless it makes the objects of the graph.
    func check(_ package: URL, _ graph: FieldGraph, _ configuration: String) throws {
        let line = try ChildProcess.run([program(package, configuration)]).output.split(separator: "\n").first ?? ""
        guard line == graph.expectation else {
            throw FieldError("\(package.lastPathComponent) makes '\(line)' instead of '\(graph.expectation)'")
        }
    }

    /// Copies the release program, as an installation does: the linker writes a file page by page, and such pages are mapped
    /// one by one.
    func settle(_ package: URL) throws {
        let place = settled(package)
        try? FileManager.default.removeItem(atPath: place)
        try FileManager.default.copyItem(atPath: program(package, "release"), toPath: place)
    }

    /// The copy.
    func settled(_ package: URL) -> String {
        package.appendingPathComponent("installed").path
    }

    /// Adds lines to a file.
    func append(_ text: String, to file: URL) throws {
        let before = try String(contentsOf: file, encoding: .utf8)
        try (before + text).write(to: file, atomically: true, encoding: .utf8)
    }

    private static func scratch(_ package: URL, _ configuration: String) -> URL {
        package.appendingPathComponent(".build-\(configuration)")
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Unchanged files keep their times.
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
