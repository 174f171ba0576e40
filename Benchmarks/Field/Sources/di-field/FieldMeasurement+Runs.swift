// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import FieldReport
import Foundation

extension FieldMeasurement {
    private static let measures: Set<Measure> = [
        .startMake, .startRoot, .startBoth, .startProcess, .resolveRoot, .resolveChain, .resolveShared,
        .chain1, .chain2, .chain4, .shared1, .shared2, .shared4,
    ]

    /// Starts the release programs of all libraries in turn, so often; and runs the loops a third as often.
    mutating func measureRuns(_ graph: FieldGraph) throws {
        note("running, \(graph.moduleCount) modules")
        for (library, _) in libraries {
            report.remove(Self.measures, library.rawValue, modules: graph.moduleCount)
            try workshop.settle(workshop.package(library, graph))
        }
        for start in 0..<options.starts {
            for (library, _) in start % 2 == 0 ? libraries : libraries.reversed() {
                let used = try measure("start", library, graph, unit: 1e3)
                report.add(used.seconds * 1e3, .startProcess, library.rawValue, modules: graph.moduleCount)
                guard start % 3 == 0 else { continue }
                try measure("resolve", library, graph, unit: 1)
                try measure("threads", library, graph, unit: 1)
            }
        }
        try save()
    }

    /// Runs a program with a command, and adds what it prints.
    @discardableResult
    private mutating func measure(
        _ command: String, _ library: Library, _ graph: FieldGraph, unit: Double
    ) throws -> ChildProcess {
        let process = try ChildProcess.run([workshop.settled(workshop.package(library, graph)), command])
        for line in process.output.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2, let value = Double(words[1]),
                let measure = Measure.printed(String(words[0]), by: command)
            else { throw FieldError("\(library.rawValue): can't read '\(line)'") }
            report.add(value / unit, measure, library.rawValue, modules: graph.moduleCount)
        }
        return process
    }
}
