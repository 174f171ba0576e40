// SPDX-License-Identifier: Apache-2.0

/// Picks benchmarks and measures them.
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

    /// Measures all in three passes, a third of each benchmark's pairs in each: benchmarks are compared with each other,
    /// and a slow second shall not be one benchmark's alone. Tells what it is doing.
    ///
    /// `measureApart` measures a benchmark of that name in another process. Those that are to be apart are measured before
    /// the others, by that function; one that is the only benchmark is measured here.
    public func run(
        measureApart: ((String) throws -> Measurement)? = nil, progress: (String) -> Void = { _ in }
    ) throws -> [Measurement] {
        var apart: [String: Measurement] = [:]
        if let measureApart, benchmarks.count > 1 {
            for benchmark in benchmarks where benchmark.isApart {
                progress("in a process of its own: \(benchmark.name)")
                apart[benchmark.name] = try measureApart(benchmark.name)
            }
        }
        let together = try benchmarks.filter { apart[$0.name] == nil }.map { benchmark in
            progress("setting up \(benchmark.name)")
            return Recording(benchmark.name, try benchmark.makeTrial(), sampler: sampler)
        }
        let passes = 3
        for pass in 0..<passes {
            for recording in together {
                progress("pass \(pass + 1) of \(passes): \(recording.name)")
                recording.sample(pairs: recording.pairs * (pass + 1) / passes - recording.pairs * pass / passes)
            }
        }
        var rest = together[...]
        return benchmarks.compactMap { apart[$0.name] ?? rest.popFirst()?.finish() }
    }

    /// Runs one side of each benchmark without measuring it, so that a profiler sees only that side.
    public func `repeat`(_ repetition: BenchmarkOptions.Repetition) throws {
        for benchmark in benchmarks { try benchmark.makeTrial().run(repetition.side, count: repetition.count) }
    }
}
