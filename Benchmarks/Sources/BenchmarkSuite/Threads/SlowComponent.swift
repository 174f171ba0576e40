// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import Foundation
import HandWritten
import Synchronization

/// One shared object that takes long to make, and one that has nothing to do with it.
enum SlowComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(SlowObject.self).sharedInScope().to(factory: { SlowObject(wait: SlowObject.sleepAndTell) })
        binder.bind(Shared.self).sharedInScope().to(factory: Shared.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<SlowRoot>) -> BindingReceipt<SlowRoot> {
        bind.to(factory: SlowRoot.init)
    }
}

/// The root of the graph of `unrelated_while_slow`.
struct SlowRoot {
    let slow: Provider<SlowObject>
    let unrelated: Provider<Shared>
}

extension SlowObject {
    private static let isSleeping = Atomic<Bool>(false)

    /// Tells that the making has begun and sleeps 10 ms.
    fileprivate static func sleepAndTell() {
        isSleeping.store(true, ordering: .releasing)
        Thread.sleep(forTimeInterval: 0.01)
        isSleeping.store(false, ordering: .releasing)
    }

    /// Has the second thread make a slow object and meanwhile measures on this one how long the other object takes.
    static func measure(
        with pair: ThreadPair,
        making slow: @escaping @Sendable () -> SlowObject,
        _ unrelated: @escaping @Sendable () -> Shared
    ) -> Duration {
        let latency = Latency()
        pair.run { thread in
            if thread == 1 { return consume(slow()) }
            while !isSleeping.load(ordering: .acquiring) {}
            latency.value.withLock { $0 = ContinuousClock().measure { consume(unrelated()) } }
        }
        return latency.value.withLock { $0 }
    }
}

/// The measurement of one thread, for the other.
private final class Latency: Sendable {
    let value = Mutex<Duration>(.zero)
}

extension Suite {
    static var unrelatedWhileSlow: Benchmark {
        Benchmark(
            "unrelated_while_slow",
            "the first use of a shared object while another's factory sleeps 10 ms; median latency of 100 rounds"
        ) {
            let factory = try ComponentFactory.of(SlowComponent.self)
            let pair = ThreadPair()
            return Trial(
                rounds: 100,
                subject: {
                    let root = factory.build()
                    return SlowObject.measure(with: pair, making: { root.slow.get() }, { root.unrelated.get() })
                },
                baseline: {
                    let slow = Holder<SlowObject>()
                    let unrelated = Holder<Shared>()
                    return SlowObject.measure(
                        with: pair,
                        making: { slow.get { SlowObject(wait: SlowObject.sleepAndTell) } },
                        { getShared(unrelated) }
                    )
                },
                check: {
                    let root = factory.build()
                    guard root.slow.get() === root.slow.get(), root.unrelated.get() === root.unrelated.get() else {
                        throw BenchmarkError("a shared object was made twice")
                    }
                }
            )
        }
    }
}
