// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Testing

/// An injector lives while somebody holds it, something of it that leads back, or an overlay that took an
/// instance over.
@Suite struct OverlayLifetimeTests {
    final class Boiler: Sendable {}
    final class Pump: Sendable {}
    final class Grinder: Sendable {
        let pump: Pump
        init(pump: Pump) { self.pump = pump }
    }

    static let shop = Bindings {
        single(Boiler.init)
        single(Pump.init)
        single(Grinder.init)
    }
    static let newPump = Bindings { single { Pump() } }
    static let otherPump = Bindings { single { Pump() } }

    @Test func takenOver_outlivesTheParent() throws {
        var parent: Injector? = try Injector(Self.shop)
        weak let boiler = parent?.get(Boiler.self)
        weak let pump = parent?.get(Pump.self)
        var child: Injector? = try parent.map { try Injector(Self.newPump, parent: $0) }
        #expect(child?.get(Boiler.self) === boiler)
        parent = nil
        #expect(child?.existing(Boiler.self) != nil)
        #expect(boiler != nil)
        #expect(child?.get(Pump.self) !== pump)
        child = nil
        #expect(boiler == nil)
        #expect(pump == nil)
    }

    /// What a generation makes for itself goes with it, however many come after.
    @Test func replaced_goesWithItsGeneration_whatALaterOneKeeps() throws {
        let first = try Injector(Self.shop)
        var second: Injector? = try Injector(Self.newPump, parent: first)
        weak let pump = second?.get(Pump.self)
        weak let grinder = second?.get(Grinder.self)
        let third = try second.map { try Injector(Self.otherPump, parent: $0) }
        #expect(third?.get(Boiler.self) === first.get(Boiler.self))
        #expect(third?.get(Grinder.self) !== grinder)
        #expect(pump != nil)
        second = nil
        #expect(pump == nil)
        #expect(grinder == nil)
        #expect(third?.get(Boiler.self) === first.get(Boiler.self))
    }

    /// Each overlay is planned from the one before, which is let go of. In a process of its own, so that nothing else
    /// allocates.
    @Test(.enabled(if: residentKilobytes() > 0, "Linux alone tells the memory in use"))
    func thousandOverlaysOfOverlays_leaveMemoryFlat() async {
        await #expect(processExitsWith: .success) {
            var current = try Injector(Self.shop)
            let boiler = current.get(Boiler.self)
            func change(_ count: Int) throws {
                for number in 0..<count {
                    current = try Injector(number % 2 == 0 ? Self.newPump : Self.otherPump, parent: current)
                    _ = current.get(Grinder.self)
                }
            }
            try change(300)
            let growth = try residentGrowth { try change(1_000) }
            precondition(current.get(Boiler.self) === boiler)
            precondition(growth.contains { $0 < 512 }, "grew by \(growth) KB")
        }
    }
}
