// SPDX-License-Identifier: Apache-2.0

/// Takes samples of two sides alternately, A B B A, so that a machine that slows down slows both.
public struct Sampler: Sendable {
    /// No sample is shorter.
    public var sampleLength: Duration = .milliseconds(20)
    /// The number of pairs that the medians are taken of.
    public var pairs: Int = 15

    /// The lengths that the table is measured with.
    public init() {}

    /// Shorter ones, for tests of the harness.
    public init(sampleLength: Duration, pairs: Int) {
        self.sampleLength = sampleLength
        self.pairs = pairs
    }

    /// Measures a benchmark that was set up.
    public func measure(_ name: String, _ trial: Trial) -> Measurement {
        let recording = Recording(name, trial, sampler: self)
        recording.sample(pairs: recording.pairs)
        return recording.finish()
    }
}

/// The samples of one benchmark, taken in one go or in several.
final class Recording {
    /// The number of required pairs.
    let pairs: Int
    let name: String
    private let subject: () -> Double
    private let baseline: () -> Double
    private let countAllocations: () -> (Double?, Double?)
    private let countBytes: () -> Double?
    private var samples: [Measurement.Sample] = []

    init(_ name: String, _ trial: Trial, sampler: Sampler) {
        self.name = name
        countBytes = { trial.result.flatMap(Self.bytesKept) }
        switch trial.method {
        case .throughput(let subject, let baseline):
            let subject = Side(subject, leastRuns: trial.leastRuns, sampler: sampler)
            let baseline = Side(baseline, leastRuns: trial.leastRuns, sampler: sampler)
            pairs = sampler.pairs
            self.subject = subject.sample
            self.baseline = baseline.sample
            countAllocations = { (subject.countAllocations(), baseline.countAllocations()) }
        case .latency(let rounds, let subject, let baseline):
            pairs = rounds
            self.subject = { subject().nanoseconds }
            self.baseline = { baseline().nanoseconds }
            countAllocations = { (nil, nil) }
        }
    }

    /// Takes pairs of samples; which side begins goes on from the pairs before.
    func sample(pairs: Int) {
        for _ in 0..<pairs {
            if samples.count.isMultiple(of: 2) {
                let ns = subject()
                samples.append(Measurement.Sample(ns: ns, baselineNs: baseline()))
            } else {
                let baselineNs = baseline()
                samples.append(Measurement.Sample(ns: subject(), baselineNs: baselineNs))
            }
        }
    }

    /// Counts allocations and sums up.
    func finish() -> Measurement {
        let (allocations, baselineAllocations) = countAllocations()
        return Measurement(
            name: name, samples: samples, allocations: allocations, baselineAllocations: baselineAllocations,
            bytes: countBytes())
    }

    /// The smallest of a few counts: what the runtime keeps of a type that is used first is not the result's.
    private static func bytesKept(by work: () -> AnyObject?) -> Double? {
        (0..<3).compactMap { _ in AllocationCounter.bytesKept(by: work) }.min().map(Double.init)
    }
}

/// One side with the number of runs that fills a sample.
private final class Side {
    private let run: (Int) -> Void
    private let sampleLength: Duration
    private let leastRuns: Int
    private var runs: Int

    /// Warms up, and learns how many runs a sample takes.
    init(_ run: @escaping (Int) -> Void, leastRuns: Int, sampler: Sampler) {
        self.run = run
        self.leastRuns = leastRuns
        runs = leastRuns
        sampleLength = sampler.sampleLength
        _ = sample()
    }

    /// Nanoseconds per run, over at least the sample's length.
    func sample() -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        run(runs)
        var done = runs
        var elapsed = clock.now - start
        // The number of runs was a guess from the sample before. What is missing is added, never more than was done: after
        // a guess that was far too low, the next is a better one.
        while elapsed < sampleLength {
            let missing = Double(done) * (sampleLength / elapsed - 1) * 1.05
            let more = max(leastRuns, min(done, Int(missing)))
            run(more)
            done += more
            elapsed = clock.now - start
        }
        runs = max(leastRuns, Int((Double(done) * (sampleLength / elapsed) * 1.02).rounded(.up)))
        return elapsed.nanoseconds / Double(done)
    }

    /// Allocations per run, to a hundredth: over so many runs that what the loop itself allocates, as the hand-over to
    /// another thread does, does not show.
    func countAllocations() -> Double? {
        let counted = min(runs, 10_000)
        return AllocationCounter.count { run(counted) }.map { (Double($0) * 100 / Double(counted)).rounded() / 100 }
    }
}

extension Duration {
    /// The duration as a number.
    var nanoseconds: Double {
        self / .nanoseconds(1)
    }
}
