// SPDX-License-Identifier: Apache-2.0

/// The options of the command line.
public struct BenchmarkOptions: Equatable, Sendable {
    /// The text of `--help`.
    public static let usage = """
        usage: di-bench [--json] [--list] [--filter NAME]… [--repeat SIDE COUNT]
          --json         print a JSON array instead of a table
          --list         print what each benchmark measures, and measure nothing
          --filter NAME  only the benchmark of that name, or those whose names contain it; may be repeated
          --repeat       run one side, 'library' or 'hand', that often, and measure nothing: for a profiler
        """

    /// Print JSON instead of a table.
    public private(set) var isJSON: Bool = false
    /// Print the benchmarks instead of measuring them.
    public private(set) var isList: Bool = false
    /// Print the usage.
    public private(set) var isHelp: Bool = false
    /// The names, or parts of names; empty for all.
    public private(set) var filters: [String] = []
    /// The side to run without measuring it, and how often; nil to measure both.
    public private(set) var repetition: Repetition?

    /// The runs of one side that nothing measures.
    public struct Repetition: Equatable, Sendable {
        /// Takes the side and the number of its runs.
        public init(side: Trial.Side, count: Int) {
            self.side = side
            self.count = count
        }

        let side: Trial.Side
        let count: Int
    }

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
            case "--repeat":
                guard let side = rest.next().flatMap(Trial.Side.init(rawValue:)),
                    let count = rest.next().flatMap({ Int($0) }), count > 0
                else { throw BenchmarkError("--repeat needs 'library' or 'hand', and a number of runs") }
                repetition = Repetition(side: side, count: count)
            default: throw BenchmarkError("unknown argument '\(argument)'\n\(Self.usage)")
            }
        }
    }
}
