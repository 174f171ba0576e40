// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import FieldReport
import Foundation

/// One run of the whole measurement. The report is written after each phase, so that a run that is interrupted isn't lost.
struct FieldMeasurement {
    let options: Options
    let workshop: Workshop
    var report: Report
    /// The libraries that are there, with what was built of each; nil for the program by hand.
    private(set) var libraries: [(library: Library, built: BuiltLibrary?)] = []

    init(_ options: Options, _ workshop: Workshop) throws {
        self.options = options
        self.workshop = workshop
        report = try FileManager.default.contents(atPath: options.output.path).map(Report.init(json:)) ?? Report()
        for library in options.libraries {
            if library.product != nil {
                libraries.append((library, workshop.builtLibrary(library)))
            } else if let variable = library.variable {
                guard let folder = ProcessInfo.processInfo.environment[variable], !folder.isEmpty else {
                    note("\(library.rawValue) is left out: \(variable) names no folder")
                    continue
                }
                libraries.append((library, try BuiltLibrary(library, folder: URL(fileURLWithPath: folder))))
            } else {
                libraries.append((library, nil))
            }
        }
    }

    mutating func run() throws {
        report.machine = Machine.description
        report.compiler = try Machine.compiler()
        report.date = Machine.day
        let graphs = options.modules.map { FieldGraph(modules: $0, seed: options.seed) }
        for graph in graphs { report.describe(graph) }
        if options.phases.contains(.library) { try measureLibraries() }
        for graph in graphs {
            if options.phases.contains(.build) { try measureBuilds(graph) }
            if options.phases.contains(.run) { try measureRuns(graph) }
        }
    }

    func save() throws {
        try report.json().write(to: options.output, atomically: true, encoding: .utf8)
    }

    /// Clean builds of the libraries of this project, alternately; of the others, what their folders say.
    private mutating func measureLibraries() throws {
        for (library, built) in libraries {
            report.remove([.libraryDebug, .libraryRelease], library.rawValue, modules: 0)
            report.versions[library.rawValue] = library.product == nil ? built?.notes.version : try Machine.commit()
            for value in built?.notes.debug ?? [] { report.add(value, .libraryDebug, library.rawValue, modules: 0) }
            for value in built?.notes.release ?? [] { report.add(value, .libraryRelease, library.rawValue, modules: 0) }
        }
        for round in 1...max(1, min(2, options.rounds)) {
            for (library, _) in libraries where library.product != nil {
                for (configuration, measure) in [("debug", Measure.libraryDebug), ("release", .libraryRelease)] {
                    note("round \(round): \(library.rawValue), \(configuration)")
                    let seconds = try workshop.buildLibrary(library, project: options.project, configuration)
                    report.add(seconds, measure, library.rawValue, modules: 0)
                }
            }
        }
        try save()
    }
}

extension Report {
    /// Takes the graph in, in the place of one of the same size.
    fileprivate mutating func describe(_ graph: FieldGraph) {
        graphs.removeAll { $0.modules == graph.moduleCount }
        graphs.append(
            .init(
                modules: graph.moduleCount, seed: graph.seed, layers: graph.layerCount, services: graph.services.count,
                shared: graph.services.filter(\.isShared).count, fingerprint: "\(graph.fingerprint)",
                printed: graph.expectation))
        graphs.sort { $0.modules < $1.modules }
    }
}
