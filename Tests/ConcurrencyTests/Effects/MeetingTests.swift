// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization
import Testing

/// Threads and tasks that meet at one slot, and builds that share the slots of their parent.
@Suite struct MeetingTests {
    final class Grinder: Sendable {}

    /// The seed: fails as often as it is told.
    final class Mill: Sendable {
        let runs: Tally = Tally()
        private let failures: Int
        private let atWork: Atomic<Int> = Atomic(0)
        let overlaps: Tally = Tally()

        init(failures: Int) {
            self.failures = failures
        }

        func grinder() throws -> Grinder {
            if atWork.add(1, ordering: .sequentiallyConsistent).newValue > 1 { overlaps.add() }
            defer { atWork.subtract(1, ordering: .sequentiallyConsistent) }
            if runs.add() <= failures { throw Jam() }
            return Grinder()
        }
    }

    struct Shelf: Sendable {
        let now: ThrowingProvider<Grinder>
        let later: AsyncProvider<Grinder>
    }

    enum Shop: RootComponent, Listed {
        typealias Seed = Mill
        typealias Root = Shelf
        static var bindings: Bindings {
            throwing.single { (mill: Mill) throws in try mill.grinder() }
            factory(Shelf.init)
        }
    }

    @Test func threadsAndTasks_getOneInstance() async throws {
        let factory = try ComponentFactory.of(Shop.self)
        for round in 0..<100 {
            let mill = Mill(failures: round % 3)
            let shelf = factory.build(mill)
            let tasks = (0..<8).map { _ in
                Task {
                    while true {
                        if let grinder = try? await shelf.later.get() { return grinder }
                    }
                }
            }
            let made = await onThreadsBeside(4) { _ -> Grinder in
                while true {
                    if let grinder = try? shelf.now.get() { return grinder }
                }
            }
            for task in tasks {
                let grinder = await task.value
                #expect(grinder === made[0])
            }
            #expect(made.allSatisfy { $0 === made[0] })
            #expect(mill.runs.count == round % 3 + 1 && mill.overlaps.count == 0)
        }
    }

    @Test func failureOfAThread_reachesTheThreadsThatWait() async throws {
        let factory = try ComponentFactory.of(Shop.self)
        for _ in 0..<50 {
            let mill = Mill(failures: .max)
            let shelf = factory.build(mill)
            let errors = await onThreadsBeside(8) { _ -> (any Error)? in
                do {
                    _ = try shelf.now.get()
                    return nil
                } catch {
                    return error
                }
            }
            #expect(errors.allSatisfy { ($0 as? ConstructionError)?.underlying is Jam })
            #expect((1...8).contains(mill.runs.count) && mill.overlaps.count == 0)
        }
    }

    @Test func buildsAndRequests_shareTheSlotOfTheParent() async throws {
        let factory = try ComponentFactory.of(Bar.self)
        for round in 0..<50 {
            let kitchen = Kitchen { run in
                await Task.yield()
                if run <= round % 2 { throw Jam() }
            }
            let counter = factory.build(kitchen)
            let boilers = await withTaskGroup(of: Boiler.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        while true {
                            let made =
                                number % 2 == 0
                                ? try? await counter.window.build().boiler : try? await counter.boiler.get()
                            if let made { return made }
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(boilers.allSatisfy { $0 === boilers[0] })
            #expect(kitchen.runs.count == round % 2 + 1 && kitchen.overlapCount == 0)
        }
    }
}
