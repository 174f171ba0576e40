// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization

/// The metrics of the program, as the lines of a page: a program with a collector takes the factory of that instead.
final class CoffeeMetrics: MetricsFactory {
    private let values: Mutex<[String: Value]> = Mutex([:])

    private struct Value {
        var sum: Double = 0
        var count: Int = 0
    }

    /// One line for each metric, sorted.
    var page: String {
        values.withLock { values in
            values.keys.sorted().map { "\($0) \(values[$0]?.sum ?? 0) \(values[$0]?.count ?? 0)\n" }.joined()
        }
    }

    fileprivate func add(_ amount: Double, to name: String, replacing: Bool = false) {
        values.withLock { values in
            values[name, default: Value()].count += 1
            values[name, default: Value()].sum = (replacing ? 0 : values[name]?.sum ?? 0) + amount
        }
    }

    private func metric(_ label: String, _ dimensions: [(String, String)], replacing: Bool = false) -> Metric {
        let detail = dimensions.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",")
        return Metric(metrics: self, name: detail.isEmpty ? label : "\(label){\(detail)}", replacing: replacing)
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler { metric(label, dimensions) }
    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        metric(label, dimensions, replacing: !aggregate)
    }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler { metric(label, dimensions) }
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}

private final class Metric: CounterHandler, RecorderHandler, TimerHandler {
    let metrics: CoffeeMetrics
    let name: String
    let replacing: Bool

    init(metrics: CoffeeMetrics, name: String, replacing: Bool) {
        (self.metrics, self.name, self.replacing) = (metrics, name, replacing)
    }

    func increment(by amount: Int64) { metrics.add(Double(amount), to: name) }
    func reset() {}
    func record(_ value: Int64) { record(Double(value)) }
    func record(_ value: Double) { metrics.add(value, to: name, replacing: replacing) }
    func recordNanoseconds(_ duration: Int64) { metrics.add(Double(duration) / 1e9, to: name) }
}
