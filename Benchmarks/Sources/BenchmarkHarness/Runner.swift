// SPDX-License-Identifier: Apache-2.0

/// Picks benchmarks and measures them one after the other.
public struct Runner {
    private let benchmarks: [Benchmark]
    private let sampler: Sampler

    /// Takes the suite, and only those of it that a filter names: exactly, or where no name is exactly that, in part.
    public init(_ benchmarks: [Benchmark], filters: [String] = [], sampler: Sampler = Sampler()) throws {
        let picked = try filters.map { filter in
            let exact = benchmarks.filter { $0.name == filter }
            let matching = exact.isEmpty ? benchmarks.filter { $0.name.contains(filter) } : exact
            guard !matching.isEmpty else {
                let names = benchmarks.map(\.name).joined(separator: ", ")
                throw BenchmarkError("no benchmark is named like '\(filter)'; there are \(names)")
            }
            return matching.map(\.name)
        }
        let names = Set(picked.joined())
        self.benchmarks = filters.isEmpty ? benchmarks : benchmarks.filter { names.contains($0.name) }
        self.sampler = sampler
    }

    /// Measures, telling the name of each benchmark before it is its turn.
    public func run(progress: (String) -> Void = { _ in }) throws -> [Measurement] {
        try benchmarks.map { benchmark in
            progress(benchmark.name)
            return sampler.measure(benchmark.name, try benchmark.makeTrial())
        }
    }
}
