// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import Foundation

/// A library that is built already, with SwiftPM, in debug and in release, for a program that uses it.
struct BuiltLibrary {
    /// The version, and the CPU seconds of clean builds of that program: `field.json`, for what others have built.
    struct Notes: Codable {
        var version: String?
        var debug: [Double]?
        var release: [Double]?
    }

    let library: Library
    private(set) var notes: Notes = Notes()
    /// The folder of a configuration, in which SwiftPM has put the products.
    private let build: (String) -> URL

    init(_ library: Library, build: @escaping (String) -> URL) {
        self.library = library
        self.build = build
    }

    /// Finds a library in the folder of its build, with `debug`, `release` and perhaps `field.json`.
    init(_ library: Library, folder: URL) throws {
        self.init(library) { folder.appendingPathComponent($0) }
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("field.json").path) else {
            return
        }
        notes = try JSONDecoder().decode(Notes.self, from: data)
    }

    /// The folder with the compiled interfaces.
    func modules(_ configuration: String) -> String {
        build(configuration).appendingPathComponent("Modules").path
    }

    /// The object files of the library and of what it needs, without those of the program.
    func objects(_ configuration: String) throws -> [String] {
        let folder = build(configuration)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        for name in names where name.hasSuffix(".product") {
            let program = name.dropLast(".product".count)
            let list = folder.appendingPathComponent("\(name)/Objects.LinkFileList")
            guard let text = try? String(contentsOf: list, encoding: .utf8) else { continue }
            return text.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", " "]) }
                .filter { !$0.contains("/\(program).build/") }
        }
        throw FieldError("\(folder.path): no program was linked there")
    }
}
