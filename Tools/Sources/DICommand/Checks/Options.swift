// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command line after `swift package di`.
struct Options {
    enum Command: String, CaseIterable {
        case check, watch, graph, diff, fakes, doctor, explain, help

        /// The options, with or without a value, apart from the configuration, which all commands but `explain` have.
        var allowed: [String] {
            switch self {
            case .check:
                ["component", "properties", "show-values", "format", "warnings-as-errors", "no-build"]
            case .watch: ["component", "properties", "show-values", "no-build"]
            case .graph:
                ["component", "properties", "show-values", "format", "focus", "why", "path", "no-build"]
            case .diff: ["format"]
            case .fakes, .doctor: ["no-build"]
            case .explain, .help: []
            }
        }

        var formats: [String] {
            switch self {
            case .check: ["text", "json", "sarif"]
            case .graph: ["text", "json", "dot", "mermaid", "html"]
            case .diff: ["text", "markdown", "json"]
            case .watch, .fakes, .doctor, .explain, .help: ["text"]
            }
        }

        /// The arguments that belong to no option, in words.
        var operands: (count: Int, text: String) {
            switch self {
            case .diff: (2, "two graphs")
            case .fakes: (1, "one module, component or type")
            case .explain: (1, "one id")
            default: (0, "no argument")
            }
        }
    }

    private(set) var command = Command.help
    /// The command line.
    let words: [String]
    private(set) var values: [String: [String]] = [:]
    /// The arguments that belong to no option: the graphs of `diff`, the part of `fakes`, the id of `explain`.
    private(set) var files: [String] = []

    var format: String { values["format"]?.last ?? "text" }
    var configuration: String { values["configuration"]?.last ?? "debug" }

    func has(_ flag: String) -> Bool { values[flag] != nil }

    init(_ arguments: [String]) throws(Problem) {
        words = arguments
        var rest = arguments[...]
        guard let first = rest.popFirst() else { throw Self.wrong("a command is missing") }
        if !arguments.contains(where: ["--help", "-h", "help"].contains) {
            guard let command = Command(rawValue: first) else { throw Self.wrong("'\(first)' is not a command") }
            self.command = command
            try read(&rest)
            try check()
        }
    }

    private mutating func read(_ rest: inout ArraySlice<String>) throws(Problem) {
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                files.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0] == "-c" ? "configuration" : String(parts[0].drop { $0 == "-" })
            guard command.allowed.contains(name) || name == "configuration" && command != .explain else {
                throw Self.wrong("'\(command)' has no option '\(parts[0])'")
            }
            if parts.count == 2 { rest.insert(parts[1], at: rest.startIndex) }
            for _ in 0..<Self.valueCount(name) {
                guard let value = rest.popFirst() else { throw Self.wrong("'\(parts[0])' needs a value") }
                values[name, default: []].append(value)
            }
            if Self.valueCount(name) == 0 {
                guard parts.count == 1 else { throw Self.wrong("'\(parts[0])' has no value") }
                values[name] = []
            }
        }
    }

    private static func valueCount(_ name: String) -> Int {
        switch name {
        case "path": 2
        case "component", "properties", "format", "focus", "why", "configuration": 1
        default: 0
        }
    }

    private func check() throws(Problem) {
        guard command.formats.contains(format) else {
            throw Self.wrong("'\(command)' has the formats \(command.formats.joined(separator: ", ")), not '\(format)'")
        }
        guard ["debug", "release"].contains(configuration) else {
            throw Self.wrong("the configuration is debug or release, not '\(configuration)'")
        }
        guard files.count == command.operands.count else {
            throw Self.wrong("'\(command)' takes \(command.operands.text), not \(files.count)")
        }
    }

    private static func wrong(_ text: String) -> Problem {
        Problem(text + "\n'swift package di --help' lists the commands and their options", status: 64)
    }

    static let usage = """
        swift package di check    [--component NAME]... [--properties FILE]... [--show-values] [--format text|json|sarif]
                                  [--warnings-as-errors] [--no-build] [-c debug|release]
        swift package di watch    [--component NAME]... [--properties FILE]... [--show-values] [--no-build] [-c debug|release]
        swift package di graph    [--component NAME] [--properties FILE]... [--show-values]
                                  [--format text|json|dot|mermaid|html] [--focus TYPE] [--why TYPE] [--path TYPE TYPE] [--no-build] [-c debug|release]
        swift package di diff     OLD.json NEW.json [--format text|markdown|json]
        swift package di fakes    NAME [--no-build] [-c debug|release]
        swift package di doctor   [--no-build] [-c debug|release]
        swift package di explain  ID

        The package is built, and its own code plans its graphs. No object is made, and its main functions don't run.
        The answer goes to standard output; the reason for a missing answer goes to standard error. The exit status is 0, 1
        if there are problems, 2 if the check was impossible, and 64 for a wrong command line; SwiftPM turns all but 0 into 1.
        """
}
