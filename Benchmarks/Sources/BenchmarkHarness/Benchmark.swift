// SPDX-License-Identifier: Apache-2.0

/// One line of the table: its name, what it measures, and how both sides are set up.
public struct Benchmark {
    /// Unique in the suite.
    public let name: String
    /// The subject and the baseline of the measurement, in one line.
    public let summary: String
    /// Whether it runs in its own process. A large heap slows down the benchmarks after it.
    public let isApart: Bool
    private let prepare: () throws -> Trial

    /// Describes a benchmark; nothing is set up before it is its turn.
    public init(_ name: String, _ summary: String, isApart: Bool = false, prepare: @escaping () throws -> Trial) {
        self.name = name
        self.summary = summary
        self.isApart = isApart
        self.prepare = prepare
    }

    /// Sets both sides up and checks that they make the same.
    public func makeTrial() throws -> Trial {
        let trial = try prepare()
        do {
            try trial.check()
        } catch {
            throw BenchmarkError("\(name): \(error)")
        }
        return trial
    }
}

/// Two sides, set up, and the check that they make the same objects.
public struct Trial {
    /// The method of comparing the two sides.
    public enum Method {
        /// By the time of many runs; each closure repeats its work as often as requested.
        case throughput(subject: (Int) -> Void, baseline: (Int) -> Void)
        /// By the latencies of single rounds, each measured by the side itself.
        case latency(rounds: Int, subject: () -> Duration, baseline: () -> Duration)
    }

    /// One of the two sides.
    public enum Side: String, Sendable {
        /// The library.
        case library
        /// The same written by hand.
        case hand
    }

    let method: Method
    let leastRuns: Int
    let check: () throws -> Void
    /// Makes one result of the library, of which the memory is counted; nil for none.
    let result: (() -> AnyObject?)?

    /// Compares by throughput, never running less often at a time than told: two threads that meet at the start and end
    /// may wait for a core, which shall not be all that is measured. `result` makes what the library keeps in memory.
    public init(
        leastRuns: Int = 1, subject: @escaping (Int) -> Void, baseline: @escaping (Int) -> Void,
        result: (() -> AnyObject?)? = nil, check: @escaping () throws -> Void
    ) {
        self.result = result
        method = .throughput(subject: subject, baseline: baseline)
        self.leastRuns = leastRuns
        self.check = check
    }

    /// Compares by latency.
    public init(
        rounds: Int, subject: @escaping () -> Duration, baseline: @escaping () -> Duration,
        check: @escaping () throws -> Void
    ) {
        method = .latency(rounds: rounds, subject: subject, baseline: baseline)
        result = nil
        leastRuns = 1
        self.check = check
    }
}

extension Trial {
    /// Runs one side without measuring it. Of latencies, each run is a round.
    func run(_ side: Side, count: Int) {
        switch method {
        case .throughput(let subject, let baseline): side == .library ? subject(count) : baseline(count)
        case .latency(_, let subject, let baseline):
            for _ in 0..<count { _ = side == .library ? subject() : baseline() }
        }
    }
}

/// A benchmark that cannot be run, or whose sides do not make the same.
public struct BenchmarkError: Error, Equatable, CustomStringConvertible {
    /// The description of the mistake.
    public let description: String

    /// Takes the text.
    public init(_ description: String) {
        self.description = description
    }
}
