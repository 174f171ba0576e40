// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Synchronization
import Testing

final class Heater: Sendable {}

final class Pump: Sendable {
    let heater: Heater

    init(heater: Heater) {
        self.heater = heater
    }
}

/// Stacks that many threads change and ask at the same time.
@Suite struct ModuleStackTests {
    struct Grinder: Sendable {
        let pump: Pump
    }

    private static let kitchen = Bindings {
        single(Heater.init)
        single(Pump.init)
    }

    @Test func changes_allHappen_andEveryInjectorIsOfOneState() async throws {
        let stack = ModuleStack()
        try stack.load(Self.kitchen)
        let heater = stack.current.get(Heater.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let bar = Bindings {
                        single(Grinder.init)
                        value(number)
                    }
                    for _ in 0..<8 {
                        let loaded = try stack.load(bar, priority: number.isMultiple(of: 2) ? .high : .low)
                        // Whichever state this is of, what stays loaded stays the same, and needs lead to it.
                        let injector = stack.current
                        #expect(injector.get(Heater.self) === heater)
                        #expect(injector.get(Grinder.self).pump === injector.get(Pump.self))
                        #expect(injector.get(Pump.self).heater === heater)
                        #expect(try stack.injector(of: .all).get(Heater.self) === heater)
                        try stack.unload(loaded)
                    }
                }
                group.addTask {
                    for _ in 0..<64 {
                        let injector = stack.current
                        #expect(injector.get(Heater.self) === heater)
                        if let grinder = injector.find(Grinder.self) { #expect(grinder.pump.heater === heater) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(stack.current.find(Grinder.self) == nil)
        #expect(stack.current.find(Int.self) == nil)
        #expect(stack.current.existing(Heater.self) === heater)
    }

    @Test func refusedChanges_leaveNothing_besideOthersThatHappen() async throws {
        let stack = ModuleStack()
        let first = try stack.load(Self.kitchen)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let loaded = try stack.load(Bindings { single(qualified: "\(number)", Grinder.init) })
                    // The grinders need the pump, so the kitchen can't go.
                    #expect(throws: GraphError.self) { try stack.unload(first) }
                    #expect(stack.current.find(Pump.self) != nil)
                    try stack.unload(loaded)
                }
            }
            try await group.waitForAll()
        }
        try stack.unload(first)
        #expect(stack.current.find(Pump.self) == nil)
    }

    @Test func replacedInjectors_areReleased_whileOthersRead() async throws {
        let stack = ModuleStack()
        let (loads, alive) = (Tally(), Tally())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 {
                        // An injector that is held goes on to answer, whatever replaces it.
                        let injector = stack.current
                        #expect(injector.find(Life.self) === injector.find(Life.self))
                    }
                }
            }
            group.addTask {
                for _ in 0..<100 {
                    stack.unloadAll()
                    guard (try? stack.load { single { Life(alive) } }) != nil else { return }
                    _ = stack.current.get(Life.self)
                    loads.add()
                }
            }
        }
        stack.unloadAll()
        #expect(loads.count == 100)
        #expect(await alive.settles())
    }
}
