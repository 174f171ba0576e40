// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import FieldReport
import Foundation

extension FieldMeasurement {
    private static let measures: Set<Measure> = [
        .buildDebug, .buildRelease, .nothingDebug, .leafDebug, .middleDebug, .size,
    ]

    /// Clean builds in both configurations, and debug builds after changes: one round of all libraries after the other, in
    /// alternating order.
    mutating func measureBuilds(_ graph: FieldGraph) throws {
        for (library, _) in libraries { report.remove(Self.measures, library.rawValue, modules: graph.moduleCount) }
        for round in 1...options.rounds {
            for (library, built) in round % 2 == 1 ? libraries : libraries.reversed() {
                note("round \(round): \(library.rawValue), \(graph.moduleCount) modules")
                try measureDebug(Program(graph, wiredWith: library), built, round)
                try measureRelease(Program(graph, wiredWith: library), built)
            }
        }
        for (library, _) in libraries {
            let program = workshop.program(workshop.package(library, graph), "release")
            report.add(try Self.size(of: program), .size, library.rawValue, modules: graph.moduleCount)
        }
        try save()
    }

    private mutating func measureDebug(_ program: Program, _ built: BuiltLibrary?, _ round: Int) throws {
        let package = try workshop.write(program, using: built, "debug")
        try workshop.clean(package, "debug")
        try add(.buildDebug, program, try workshop.build(package, "debug"))
        try workshop.check(package, program.graph, "debug")
        try add(.nothingDebug, program, try workshop.build(package, "debug"))
        let leaf = package.appendingPathComponent(program.path(of: program.graph.leaf))
        try workshop.append("\nprivate func change\(round)() {}\n", to: leaf)
        try add(.leafDebug, program, try workshop.build(package, "debug"))
        let middle = package.appendingPathComponent(program.path(of: program.graph.middle))
        let type = program.graph.services[program.graph.middle.services.lowerBound].className
        try workshop.append("\nextension \(type) {\n    public func change\(round)() {}\n}\n", to: middle)
        try add(.middleDebug, program, try workshop.build(package, "debug"))
    }

    private mutating func measureRelease(_ program: Program, _ built: BuiltLibrary?) throws {
        let package = try workshop.write(program, using: built, "release")
        try workshop.clean(package, "release")
        try add(.buildRelease, program, try workshop.build(package, "release"))
        try workshop.check(package, program.graph, "release")
    }

    private mutating func add(_ measure: Measure, _ program: Program, _ value: Double) throws {
        report.add(value, measure, program.library.rawValue, modules: program.graph.moduleCount)
    }

    /// The bytes of `text` and `data`.
    private static func size(of program: String) throws -> Double {
        let lines = try ChildProcess.run(["size", program]).output.split(separator: "\n")
        let columns = lines.last?.split(whereSeparator: \.isWhitespace).prefix(2).compactMap { Double($0) } ?? []
        guard columns.count == 2 else { throw FieldError("can't read the output of size") }
        return columns[0] + columns[1]
    }
}

extension FieldGraph {
    /// The last module, which only the program needs.
    fileprivate var leaf: Module { modules[moduleCount - 1] }

    /// The module in the middle layers that most other modules need.
    fileprivate var middle: Module {
        let candidates = modules.prefix(moduleCount).filter {
            ($0.layer + 1) * 3 > layerCount && $0.layer * 3 < layerCount * 2
        }
        func needs(_ module: Module) -> Int {
            modules.filter { modules(neededBy: $0).contains { $0.index == module.index } }.count
        }
        let needed = candidates.map { ($0, needs($0)) }
        return needed.max { $0.1 < $1.1 }?.0 ?? modules[0]
    }
}
