// SPDX-License-Identifier: Apache-2.0

#if Observability

import DICore
import DIDiagnostics
import Metrics
import Synchronization

/// An observer that measures the construction of instances.
///
/// | Metric | Dimensions | Value |
/// |---|---|---|
/// | `di_making`, a timer | `component`, `binding` | the time of the construction of an instance, nested ones included |
/// | `di_built`, a counter | `component` | the components that were built |
/// | `di_running`, a gauge | `component` | the functions of `running` and `service()` that run |
/// | `di_failures`, a counter | `component`, `hook` | the hooks that threw or were late |
///
/// A failed construction isn't measured.
public final class MetricsObserver: GraphObserver {
    private let factory: any MetricsFactory
    private let running: Mutex<[String: Int]> = Mutex([:])

    init(factory: any MetricsFactory) {
        self.factory = factory
    }

    /// Measures the making of an instance.
    public func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R {
        let begin = ContinuousClock.now
        let made = try make()
        record(ContinuousClock.now - begin, of: binding)
        return made
    }

    /// Measures the making of an instance by an async function.
    public func making<R>(
        _ binding: BindingInfo, isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        let begin = ContinuousClock.now
        let made = try await make()
        record(ContinuousClock.now - begin, of: binding)
        return made
    }

    /// Counts components, functions that run, and failures.
    public func observed(_ event: GraphEvent) {
        guard let binding = event.binding else { return }
        let component = ("component", binding.component)
        switch (event.kind, event.hook) {
        case (.built, _): Counter(label: "di_built", dimensions: [component], factory: factory).increment()
        case (.running, _): change(by: 1, component)
        case (.stopped, .running?): change(by: -1, component)
        case (.failed, let hook), (.timedOut, let hook):
            if hook == .running { change(by: -1, component) }
            let dimensions = [component, ("hook", hook?.rawValue ?? "")]
            Counter(label: "di_failures", dimensions: dimensions, factory: factory).increment()
        default: break
        }
    }

    private func record(_ duration: Duration, of binding: BindingInfo) {
        let dimensions = [("component", binding.component), ("binding", binding.key)]
        Timer(label: "di_making", dimensions: dimensions, factory: factory).record(duration: duration)
    }

    private func change(by difference: Int, _ component: (String, String)) {
        running.withLock { running in
            running[component.1, default: 0] += difference
            Gauge(label: "di_running", dimensions: [component], factory: factory).record(running[component.1] ?? 0)
        }
    }
}

extension GraphObserver where Self == MetricsObserver {
    /// An observer that measures the construction of instances.
    ///
    /// - Parameter factory: The factory of the metrics; by default, the task's or else the program's.
    /// - Returns: The observer.
    public static func metrics(factory: any MetricsFactory = MetricsSystem.factory) -> MetricsObserver {
        MetricsObserver(factory: factory)
    }
}

#endif
