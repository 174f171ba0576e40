// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import BenchmarkSuite
import Foundation

/// Measures the suite and prints a table or JSON on standard output, what it is doing on standard error.
@main
enum DIBench {
    static func main() {
        do {
            let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
            if options.isHelp { return print(BenchmarkOptions.usage) }
            let runner = try Runner(Suite.benchmarks, filters: options.filters)
            if options.isList { return print(Suite.list) }
            if let repetition = options.repetition { return try runner.repeat(repetition) }
            let measurements = try runner.run(measureApart: measureApart) { report("\($0)\n") }
            print(
                options.isJSON ? try Measurement.json(measurements) : Table(measurements, bars: Suite.bars).description)
        } catch {
            report("di-bench: \(error)\n")
            exit(1)
        }
    }

    /// Measures a benchmark in another process of this program.
    private static func measureApart(_ name: String) throws -> BenchmarkHarness.Measurement {
        guard let program = Bundle.main.executableURL else {
            throw BenchmarkError("the path of this program is unknown, which measures '\(name)' in another process")
        }
        return try ProcessApart.measure(name, by: program)
    }

    private static func report(_ line: String) {
        FileHandle.standardError.write(Data(line.utf8))
    }
}
