// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIObservability
import InMemoryTracing
import Logging
import MetricsTestKit
import Synchronization
import Testing
import Tracing

/// Observers that log, measure and trace what a graph makes.
@Suite struct ObserversTests {
    @Test func log_hasEventsAtItsLevel_andFailuresAsErrors() async throws {
        let lines = Lines()
        _ = await withLogger(Logger(label: "shop") { _ in lines.handler }) { _ in
            await #expect(throws: StopError.self) {
                try await ComponentFactory.of(ShopComponent.self, GraphOptions(observers: [.log(level: .info)]))
                    .run { _ in }
            }
        }
        #expect(lines.all.contains("info: built 'Shop'"))
        #expect(lines.all.contains("error: failed 'Heater' (onStop): Broken()"))
        #expect(lines.all.allSatisfy { $0.hasPrefix("info: ") || $0.hasPrefix("error: ") })
    }

    @Test func metrics_measureEachBinding_andCountComponentsAndFailures() async throws {
        let metrics = TestMetrics()
        let observer = MetricsObserver.metrics(factory: metrics)
        let component = ("component", try #require(ShopComponent.graph().components.first?.id))
        let factory = try ComponentFactory.of(ShopComponent.self, GraphOptions(observers: [observer]))
        await #expect(throws: StopError.self) {
            try await factory.run { _ in
                let running = try metrics.expectGauge("di_running", [component])
                #expect(running.lastValue == 1)
            }
        }
        let heater = try metrics.expectTimer("di_making", [component, ("binding", "Heater")])
        #expect(heater.values.count == 1)
        #expect(try metrics.expectCounter("di_built", [component]).totalValue == 1)
        let failures = try metrics.expectCounter("di_failures", [component, ("hook", "onStop")])
        #expect(failures.totalValue == 1)
        #expect(try metrics.expectGauge("di_running", [component]).lastValue == 0)
    }

    @Test func spans_areThoseOfSlowInstances() throws {
        let tracer = InMemoryTracer()
        withTracer(tracer) {
            for limit in [Duration.seconds(3600), .zero] {
                let observer = SpanObserver.spans(longerThan: limit)
                _ = try? ComponentFactory.of(ShopComponent.self, GraphOptions(observers: [observer])).build()
                if limit > .zero { #expect(tracer.finishedSpans.isEmpty) }
            }
        }
        #expect(tracer.finishedSpans.map(\.operationName) == ["make Heater", "make Pump", "make Shop"])
        #expect(tracer.finishedSpans.first?.attributes.get("di.binding") != nil)
    }
}

private struct Broken: Error {}

private final class Heater: Sendable {}

private final class Pump: Sendable {}

private struct Shop: Sendable {
    let heater: Heater
    let pump: Pump
}

private struct ShopComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().onStop { _ in throw Broken() }.to { Heater() }
        binder.bind(Pump.self).sharedInScope().running { _ in try await Task.sleep(for: .seconds(3600)) }.to { Pump() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

/// The lines of a log.
private final class Lines: Sendable {
    private let lines: Mutex<[String]> = Mutex([])

    var all: [String] { lines.withLock { $0 } }
    var handler: Handler { Handler(lines: self) }

    struct Handler: LogHandler {
        let lines: Lines
        var logLevel: Logger.Level = .trace
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.lines.withLock { $0.append("\(event.level): \(event.message)") }
        }
    }
}
