// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import Foundation

/// The arguments of the program.
struct Options {
    static let usage = """
        usage: di-field COMMAND [OPTION…]
          generate   write the programs
          check      write the programs by hand and with swift-di, build them (debug) and compare what they print
          measure    write, build, start and run the programs, and write the values to --output
          page       write the tables of --page from --output
          --modules N,N     the sizes of the programs, 20 to 500 (20,100; check: 20)
          --seed S          the number that the graphs are made from (1)
          --libraries A,B   hand, swift-di, swift-di-binding, factory, swinject, swift-dependencies (all)
          --phases A,B      measure only: library, build, run (all three; what was measured otherwise stays in --output)
          --rounds N        clean builds of each program (3), and of the library (2 at most)
          --starts N        processes started for each program (15)
          --output FILE     the values (Documentation/Field.json)
          --page FILE       the page (Documentation/Field.md)
          --folder DIR      where to write and build (Benchmarks/.build-field, which stays)
        FACTORY, SWINJECT and SWIFT_DEPENDENCIES in the environment name folders in which SwiftPM has built these libraries for
        a program, in debug and in release, with its version and its seconds of CPU time in a file `field.json`:
        {"version": "3.2.1", "debug": [7.1], "release": [5.2]}. A library without a folder is left out.
        """

    enum Phase: String, CaseIterable {
        case library, build, run
    }

    var command = ""
    var modules = [20, 100]
    var seed: UInt64 = 1
    var libraries = Library.allCases
    var phases = Phase.allCases
    var rounds = 3
    var starts = 15
    let project: URL
    var output: URL
    var page: URL
    var folder: URL

    init(_ arguments: [String], project: URL) throws {
        self.project = project
        output = project.appendingPathComponent("Documentation/Field.json")
        page = project.appendingPathComponent("Documentation/Field.md")
        folder = project.appendingPathComponent("Benchmarks/.build-field")
        var rest = arguments.makeIterator()
        guard let first = rest.next() else { throw FieldError(Self.usage) }
        command = first
        if command == "check" {
            modules = [20]
            libraries = [.hand, .swiftDI, .swiftDIBinding]
        }
        while let argument = rest.next() {
            guard let value = rest.next() else { throw FieldError("\(argument) needs a value\n\(Self.usage)") }
            try set(argument, value)
        }
    }

    private mutating func set(_ option: String, _ value: String) throws {
        switch option {
        case "--modules": modules = try list(value) { Int($0).flatMap { (1...999).contains($0) ? $0 : nil } }
        case "--seed": seed = try one(value) { UInt64($0) }
        case "--libraries": libraries = try list(value, Library.init(rawValue:))
        case "--phases": phases = try list(value, Phase.init(rawValue:))
        case "--rounds": rounds = try one(value) { Int($0) }
        case "--starts": starts = try one(value) { Int($0) }
        case "--output": output = URL(fileURLWithPath: value)
        case "--page": page = URL(fileURLWithPath: value)
        case "--folder": folder = URL(fileURLWithPath: value)
        default: throw FieldError("unknown option '\(option)'\n\(Self.usage)")
        }
    }

    private func list<Value>(_ text: String, _ read: (String) -> Value?) throws -> [Value] {
        try text.split(separator: ",").map { try one(String($0), read) }
    }

    private func one<Value>(_ text: String, _ read: (String) -> Value?) throws -> Value {
        guard let value = read(text) else { throw FieldError("'\(text)' is not possible here\n\(Self.usage)") }
        return value
    }
}
