// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIProperties
import Synchronization
import Testing

/// Live properties that several graphs follow: overlays, stacks, and graphs that are gone.
@Suite struct LiveGraphsTests {
    typealias Limits = LiveTests.Limits

    struct Prices: ConfigProperty {
        static let path = "prices"
        @TaskLocal static var count: Count?

        final class Count: Sendable {
            let reads: Atomic<Int> = Atomic(0)
        }

        let espresso: Int

        init(from decoder: any Decoder) throws {
            espresso = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .espresso)
            Prices.count?.reads.add(1, ordering: .relaxed)
        }

        enum Key: String, CodingKey { case espresso }
    }

    final class Gate: Sendable {
        let limits: Live<Limits>
        init(limits: Live<Limits>) { self.limits = limits }
    }

    private static let gate = Bindings {
        bindLive(Limits.self)
        single(Gate.init)
    }

    private static func file() throws -> LiveFile { try LiveFile("limits: { orders: 1, cups: 1 }") }

    /// The overlay's own properties replaced the live ones, so that nothing followed them any more.
    @Test func overlayWithProperties_followsTheLiveOnesOfItsParent_belowItsOwn() throws {
        let file = try Self.file()
        let parent = try Injector(Self.gate, options: GraphOptions(live: file.live))
        let own = try Properties(yaml: "limits: { cups: 7 }")
        let child = try Injector(parent: parent, options: GraphOptions(properties: own)) {}
        let grandchild = try Injector(parent: child, options: GraphOptions(properties: own)) { value(1) }
        let limits = [parent, child, grandchild].map { $0.get(Gate.self).limits }
        #expect(limits.map(\.current.cups) == [1, 7, 7])
        #expect(try file.reload("limits: { orders: 5, cups: 5 }").changes == ["limits"])
        #expect(limits.map(\.current.orders) == [5, 5, 5])
        #expect(limits.map(\.current.cups) == [5, 7, 7])
        #expect(try file.reload("limits: { orders: many, cups: 5 }").diagnostics.map(\.id).contains(.propertyType))
        withExtendedLifetime([parent, child, grandchild]) {}
    }

    @Test func overlayWithLiveProperties_followsThese_overTheValuesOfItsParent() throws {
        let parent = try Injector(
            Self.gate, options: GraphOptions(properties: try Properties(yaml: "limits: { orders: 2, cups: 2 }")))
        let file = try LiveFile("limits: { cups: 3 }")
        let child = try Injector(parent: parent, options: GraphOptions(live: file.live)) {}
        let limits = child.get(Gate.self).limits
        #expect(try file.reload("limits: { cups: 4 }").isAccepted)
        #expect(limits.current.cups == 4 && limits.current.orders == 2)
        #expect(parent.get(Gate.self).limits.current.cups == 2)
    }

    @Test func stack_followsTheLivePropertiesOfAModule() throws {
        let (stack, file) = (ModuleStack(), try Self.file())
        try stack.load(Self.gate, live: file.live)
        let before = stack.current.get(Gate.self)
        #expect(try file.reload("limits: { orders: 5, cups: 5 }").isAccepted && before.limits.current.orders == 5)
        try stack.load(
            Bindings { value(1) }, priority: .high, properties: try Properties(yaml: "limits: { cups: 9 }"))
        let after = stack.current.get(Gate.self)
        #expect(after.limits.current.cups == 9)
        #expect(try file.reload("limits: { orders: 6, cups: 6 }").isAccepted)
        #expect(after.limits.current.orders == 6 && after.limits.current.cups == 9)
    }

    /// The readings of graphs that were gone refused reloads for ever.
    @Test func graphThatIsGone_refusesNothing() throws {
        let file = try Self.file()
        let wrong = "limits: { orders: many, cups: 5 }"
        do {
            let gate = try Injector(Self.gate, options: GraphOptions(live: file.live)).get(Gate.self)
            // The group is in use, though its graph is not.
            #expect(try !file.reload(wrong).isAccepted)
            withExtendedLifetime(gate) {}
        }
        #expect(try file.reload(wrong).isAccepted)
    }

    /// Each reload read all groups in the old values, in the new ones, and once more for the change.
    @Test func reload_readsEachGroupOnce() throws {
        let file = try LiveFile("prices: { espresso: 2 }")
        let injector = try Injector(options: GraphOptions(live: file.live)) {
            bindLive(Prices.self)
            bindProperties(Prices.self)
        }
        let count = Prices.Count()
        try Prices.$count.withValue(count) {
            for price in 2...5 {
                let reload = try file.reload("prices: { espresso: \(price) }")
                #expect(reload.isAccepted)
                #expect(count.reads.load(ordering: .relaxed) == price - 1)
            }
        }
        #expect(injector.get(Live<Prices>.self).current.espresso == 5)
    }

    enum Modes: RootComponent, Listed {
        typealias Root = String

        static var bindings: Bindings {
            when(.property("mode", is: "a")) { value("A") }
            when(.property("mode", is: "b")) { value("B") }
            when(.property("mode", is: "d")) { factory { (limits: Limits) in "\(limits.cups)" } }
        }
    }

    /// A reload accepted a value that no condition names, and the next start was refused.
    @Test(arguments: ["c", "d"]) func reload_isRefused_whereTheNextStartWouldBe(_ mode: String) throws {
        let file = try LiveFile("mode: a")
        let modes = try ComponentFactory.of(Modes.self, GraphOptions(live: file.live))
        let parent = try Injector(options: GraphOptions(live: file.live)) { include(Modes.bindings) }
        let child = try Injector(parent: parent) {}
        #expect(try file.reload("mode: b").isAccepted)
        let reload = try file.reload("mode: \(mode)")
        #expect(!reload.isAccepted)
        #expect(reload.diagnostics.contains { $0.id == .missingBinding })
        #expect(throws: GraphError.self) {
            try ComponentFactory.of(Modes.self, GraphOptions(properties: Properties(yaml: "mode: \(mode)")))
        }
        #expect(modes.build() == "A" && child.get(String.self) == "A")
        withExtendedLifetime(modes) {}
    }

    @Test func reload_isAccepted_whereOnlyAGraphThatIsGoneWouldBeRefused() throws {
        let file = try LiveFile("mode: a")
        let options = GraphOptions(live: file.live)
        #expect(try ComponentFactory.of(Modes.self, options).build() == "A")
        #expect(try file.reload("mode: c").isAccepted)
        withExtendedLifetime(options) {}
    }
}
