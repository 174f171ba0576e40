// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import FieldReport
import Foundation

@main
enum DIField {
    static func main() {
        do {
            // The script starts the program in the folder of the project.
            let project = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            try run(try Options(Array(CommandLine.arguments.dropFirst()), project: project))
        } catch {
            note("\(error)")
            exit(1)
        }
    }

    private static func run(_ options: Options) throws {
        let workshop = Workshop(
            folder: options.folder, field: options.project.appendingPathComponent("Benchmarks/Field"))
        switch options.command {
        case "generate": try generate(options, workshop)
        case "check": try check(options, workshop)
        case "measure":
            var measurement = try FieldMeasurement(options, workshop)
            try measurement.run()
            try writePage(options)
        case "page": try writePage(options)
        default: throw FieldError(Options.usage)
        }
    }

    private static func generate(_ options: Options, _ workshop: Workshop) throws {
        for modules in options.modules {
            let graph = FieldGraph(modules: modules, seed: options.seed)
            for library in options.libraries {
                let program = Program(graph, wiredWith: library)
                let package = try workshop.write(program, using: nil, "debug")
                print(
                    "\(package.path): graph \(graph.fingerprint), sources \(program.fingerprint); \(graph.expectation)")
            }
        }
    }

    private static func check(_ options: Options, _ workshop: Workshop) throws {
        for modules in options.modules {
            let graph = FieldGraph(modules: modules, seed: options.seed)
            for library in options.libraries {
                var built: BuiltLibrary?
                if library.product != nil {
                    note("\(library.rawValue): building the library")
                    _ = try workshop.buildLibrary(library, project: options.project, "debug")
                    built = workshop.builtLibrary(library)
                }
                note("\(library.rawValue): building the program")
                let package = try workshop.write(Program(graph, wiredWith: library), using: built, "debug")
                _ = try workshop.build(package, "debug")
                try workshop.check(package, graph, "debug")
                print("\(library.rawValue): \(graph.expectation)")
            }
        }
    }

    private static func writePage(_ options: Options) throws {
        let report = try Report(json: try Data(contentsOf: options.output))
        let text = try String(contentsOf: options.page, encoding: .utf8)
        try Page(report).rewriting(text).write(to: options.page, atomically: true, encoding: .utf8)
    }
}

/// Writes a line to standard error.
func note(_ text: String) {
    FileHandle.standardError.write(Data("field: \(text)\n".utf8))
}
