// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIProperties
import Synchronization
import Testing

/// A server under load: it starts, stops, reloads its properties and loads modules, all at the same time.
@Suite struct ServerStressTests {
    final class Ledger: Sendable {
        let ran: Tally = Tally()
        let returned: Tally = Tally()
        let ended: Tally = Tally()
        let stopped: Tally = Tally()
    }

    struct Worker: Sendable {
        let ledger: Ledger

        func work() async throws {
            ledger.ran.add()
            defer { ledger.returned.add() }
            try await Task.sleep(for: .seconds(3600))
        }
    }

    struct Work: Sendable {
        let worker: Worker
        let ledger: Ledger
    }

    struct WorkComponent: RootComponent {
        typealias Seed = Ledger

        static func configure(binder: Binder<Singleton>) {
            binder.bindStatus()
            binder.bind(Worker.self).sharedInScope().running { try await $0.work() }.to(factory: Worker.init)
            binder.bind(Work.self).qualified("shared").sharedInScope()
                .onEnd { work, _ in work.ledger.ended.add() }
                .onStop { $0.ledger.stopped.add() }
                .to { (worker: Worker, ledger: Ledger, _: ComponentStatus) in Work(worker: worker, ledger: ledger) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Work>) -> BindingReceipt<Work> {
            bind.to(qualified: "shared")
        }
    }

    /// Half of them are cancelled anywhere between the build and the stop.
    @Test func runningObjects_ofComponentsThatAreCancelled_endBeforeTheStopReturns() async throws {
        let factory = try ComponentFactory.of(WorkComponent.self)
        let ledger = Ledger()
        await withTaskGroup { group in
            for number in 0..<64 {
                group.addTask {
                    let run = Task {
                        try await factory.run(ledger) { _ in
                            if number.isMultiple(of: 2) { try await Task.sleep(for: .seconds(3600)) }
                        }
                    }
                    if number.isMultiple(of: 2) {
                        for _ in 0..<number { await Task.yield() }
                        run.cancel()
                    }
                    _ = await run.result
                }
            }
        }
        #expect(ledger.ran.count == ledger.returned.count)
        #expect(ledger.ended.count == ledger.stopped.count)
        #expect(ledger.stopped.count >= 32)
    }

    @Test func handles_closedByManyTasks_stopOnce() async throws {
        let factory = try ComponentFactory.of(WorkComponent.self)
        for _ in 0..<20 {
            let ledger = Ledger()
            let handle = try await factory.open(ledger)
            await withTaskGroup { group in
                for _ in 0..<4 { group.addTask { #expect(await handle.close() == nil) } }
                group.addTask { #expect(await handle.ended == nil) }
            }
            #expect(ledger.stopped.count == 1)
            #expect(ledger.ended.count == 1)
            #expect(ledger.ran.count == ledger.returned.count)
        }
    }

    struct Limits: ConfigProperty {
        static let path: String = "limits"
        let orders: Int
        let cups: Int
    }

    @Test func reloads_whileThreadsReadAndPlan_areSeenWhole() throws {
        let number = Tally()
        let live = try LiveProperties(
            sources: [.yaml("limits: { orders: 0, cups: 0 }")],
            changing: { properties in
                let next = number.add()
                let source = PropertySource.values(
                    ["limits": ["orders": .integer(next), "cups": .integer(2 * next)]], named: "next")
                return (try? properties.adding([source])) ?? properties
            })
        let bindings = Bindings { bindLive(Limits.self) }
        let limits = try Injector(bindings, options: GraphOptions(live: live)).get(Live<Limits>.self)
        let isReloading = Atomic(true)
        let wrong = onThreads(4) { thread in
            var wrong = 0
            if thread == 0 {
                for _ in 0..<50 where !live.reload().isAccepted { wrong += 1 }
                isReloading.store(false, ordering: .releasing)
                return wrong
            }
            repeat {
                let now = limits.current
                if now.cups != 2 * now.orders { wrong += 1 }
                // A graph that comes and goes while the others are told of a change.
                guard thread == 1 else { continue }
                let other = try? Injector(bindings, options: GraphOptions(live: live)).get(Live<Limits>.self).current
                if other.map({ $0.cups != 2 * $0.orders }) ?? true { wrong += 1 }
            } while isReloading.load(ordering: .acquiring)
            return wrong
        }
        #expect(wrong == [0, 0, 0, 0])
        #expect(limits.current.orders == number.count)
    }

    final class Counter: GraphObserver {
        let begun: Tally = Tally()
        let made: Tally = Tally()
        let planned: Tally = Tally()

        func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R {
            begun.add()
            defer { made.add() }
            return try make()
        }

        func observed(_ event: GraphEvent) {
            if event.kind == .planned { planned.add() }
        }
    }

    final class Part: Sendable {}

    @Test func stacks_thatThreadsLoadAndUnload_loseNoEvent() {
        let (counter, created) = (Counter(), Tally())
        let stack = ModuleStack(options: GraphOptions(observers: [counter]))
        _ = onThreads(3) { thread in
            for number in 0..<20 {
                do {
                    let loaded = try stack.load {
                        single(qualified: "\(thread).\(number)", sharing: .eager) { () -> Part in
                            created.add()
                            return Part()
                        }
                    }
                    #expect(stack.current.find(Part.self, qualified: "\(thread).\(number)") != nil)
                    if number.isMultiple(of: 2) { try stack.unload(loaded) }
                } catch { Issue.record(error) }
            }
        }
        #expect(created.count == 60)
        #expect(counter.begun.count == 60)
        #expect(counter.made.count == 60)
        #expect(counter.planned.count == 1 + 60 + 30)
    }
}
