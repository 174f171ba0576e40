// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIModules
import DITesting
import Synchronization
import Testing

/// Test cases at the same time, which have one plan and no object in common.
@Suite(.injector(Counters.self), .overriding { include(Bindings { single(Log.init) }) })
struct IsolationTests {
    /// The objects of the cases so far, which are kept, so that no address is used twice.
    private static let known: Mutex<[(counter: Counter, log: Log)]> = Mutex([])

    @Test(arguments: 0..<100)
    func cases_shareThePlan_andNoInstance(_: Int) async {
        for _ in 0..<10 {
            inject(Counter.self).count.add(1, ordering: .relaxed)
            await Task.yield()
        }
        let counter = await withTaskGroup { group in
            for _ in 0..<10 {
                group.addTask {
                    inject(Counter.self).count.add(1, ordering: .relaxed)
                    return inject(Counter.self)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counter.allSatisfy { $0 === inject(Counter.self) })
        #expect(inject(Counter.self).count.load(ordering: .relaxed) == 20)
        let own = (counter: inject(Counter.self), log: inject(Log.self))
        let isNew = Self.known.withLock { known in
            defer { known.append(own) }
            return !known.contains { $0.counter === own.counter || $0.log === own.log }
        }
        #expect(isNew)
        #expect(Counters.plannings.load(ordering: .relaxed) == 1)
    }

    @Test
    func otherTestOfTheSuite_hasTheSamePlan() {
        #expect(inject(Counter.self).count.load(ordering: .relaxed) == 0)
        #expect(Counters.plannings.load(ordering: .relaxed) == 1)
    }
}

private final class Counter: Sendable {
    let count: Atomic<Int> = Atomic(0)
}

private final class Log: Sendable {}

private struct Counters: RootComponent {
    static let plannings: Atomic<Int> = Atomic(0)

    static func configure(binder: Binder<Singleton>) {
        plannings.add(1, ordering: .relaxed)
        binder.bind(Counter.self).sharedInScope().to(factory: Counter.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to(value: ())
    }
}
