// SPDX-License-Identifier: Apache-2.0

/// The options of the command line.
public struct BenchmarkOptions: Equatable, Sendable {
    /// The text of `--help`.
    public static let usage = """
        usage: di-bench [--json] [--list] [--filter NAME]…
          --json         print a JSON array instead of a table
          --list         print what each benchmark measures, and measure nothing
          --filter NAME  only the benchmark of that name, or those whose names contain it; may be repeated
        """

    /// Print JSON instead of a table.
    public private(set) var isJSON: Bool = false
    /// Print the benchmarks instead of measuring them.
    public private(set) var isList: Bool = false
    /// Print the usage.
    public private(set) var isHelp: Bool = false
    /// The names, or parts of names; empty for all.
    public private(set) var filters: [String] = []

    /// Reads the arguments, without the program's name.
    public init(_ arguments: some Sequence<String>) throws {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--json": isJSON = true
            case "--list": isList = true
            case "--help", "-h": isHelp = true
            case "--filter":
                guard let name = rest.next() else { throw BenchmarkError("--filter needs a name") }
                filters.append(name)
            default: throw BenchmarkError("unknown argument '\(argument)'\n\(Self.usage)")
            }
        }
    }
}
