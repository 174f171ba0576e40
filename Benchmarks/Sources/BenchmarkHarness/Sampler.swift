// SPDX-License-Identifier: Apache-2.0

/// Takes samples of two sides alternately, A B B A, so that a machine that slows down slows both.
public struct Sampler {
    /// No sample is shorter.
    public var sampleLength: Duration = .milliseconds(20)
    /// How many pairs the medians are taken of.
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
        switch trial.method {
        case .throughput(let subject, let baseline):
            return measure(name, subject: Side(subject, sampler: self), baseline: Side(baseline, sampler: self))
        case .latency(let rounds, let subject, let baseline):
            let samples = alternate(rounds, { subject().nanoseconds }, { baseline().nanoseconds })
            return Measurement(name: name, samples: samples, allocations: nil, baselineAllocations: nil)
        }
    }

    private func measure(_ name: String, subject: Side, baseline: Side) -> Measurement {
        let samples = alternate(pairs, subject.sample, baseline.sample)
        return Measurement(
            name: name,
            samples: samples,
            allocations: subject.countAllocations(),
            baselineAllocations: baseline.countAllocations()
        )
    }

    private func alternate(
        _ count: Int, _ subject: () -> Double, _ baseline: () -> Double
    ) -> [Measurement.Sample] {
        (0..<count).map { round in
            if round.isMultiple(of: 2) {
                let ns = subject()
                return Measurement.Sample(ns: ns, baselineNs: baseline())
            } else {
                let baselineNs = baseline()
                return Measurement.Sample(ns: subject(), baselineNs: baselineNs)
            }
        }
    }
}

/// One side with the number of runs that fills a sample.
private struct Side {
    let run: (Int) -> Void
    let runs: Int
    let sampleLength: Duration

    init(_ run: @escaping (Int) -> Void, sampler: Sampler) {
        self.run = run
        sampleLength = sampler.sampleLength
        runs = Side.calibrate(run, for: sampler.sampleLength)
    }

    /// Doubles until a tenth of a sample is filled, which also warms up.
    private static func calibrate(_ run: (Int) -> Void, for length: Duration) -> Int {
        var runs = 1
        run(runs)
        while true {
            let elapsed = ContinuousClock().measure { run(runs) }
            if elapsed * 10 >= length {
                return max(1, Int((Double(runs) * (length.nanoseconds * 1.02) / elapsed.nanoseconds).rounded(.up)))
            }
            runs *= 2
        }
    }

    /// Nanoseconds per run, over at least the sample's length.
    func sample() -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        run(runs)
        var done = runs
        var elapsed = clock.now - start
        // The calibration was a guess: what is missing is added in small steps.
        while elapsed < sampleLength {
            let more = max(1, runs / 50)
            run(more)
            done += more
            elapsed = clock.now - start
        }
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
