// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIModules
import Testing

/// Modules of a stack whose objects request by themselves what other modules bind, loaded in any order.
@Suite
struct WhoIsCurrentInStacksTests {
    typealias Beans = WhoIsCurrentTests.Beans
    typealias Grinder = WhoIsCurrentTests.Grinder

    static let house = Bindings { factory { WhoIsCurrentTests.House() as any Beans } }
    static let guest = Bindings { factory { WhoIsCurrentTests.Guest() as any Beans } }
    static let grinder = Bindings { single { Grinder() } }

    final class Counter: Sendable {
        let grinder: Provider<Grinder>
        init(grinder: Provider<Grinder>) { self.grinder = grinder }
    }

    final class Opened: Sendable {
        let beans: String
        init() async {
            await Task.yield()
            beans = inject((any Beans).self).name
        }
    }

    @Test func awaitingInstance_requestsWhatAModuleBindsThatIsLoadedLater() async throws {
        let stack = ModuleStack()
        try stack.load { asynchronous.single { () async in await Opened() } }
        try stack.load(Self.house)
        #expect(try await stack.current.get(AsyncProvider<Opened>.self).get().beans == "house")
    }

    @Test func objectOfAnOlderState_requestsWhatAModuleBindsThatIsLoadedLater() throws {
        let stack = ModuleStack()
        try stack.load {
            include(Self.grinder)
            factory(Counter.init)
        }
        let counter = stack.current.get(Counter.self)
        try stack.load(Self.house)
        #expect(counter.grinder.get().beans == "house")
        #expect(counter.grinder.get() === stack.current.get(Grinder.self))
    }

    @Test func awaitingInstance_thatHasRequestedAFake_isMadeAgainByAReset() async throws {
        let stack = ModuleStack()
        let fake = try stack.load(Self.guest)
        try stack.load {
            include(Self.house)
            asynchronous.single { () async in await Opened() }
        }
        #expect(try await stack.current.get(AsyncProvider<Opened>.self).get().beans == "guest")
        try stack.unload(fake)
        // The graph doesn't know what it has requested by itself.
        #expect(try await stack.current.get(AsyncProvider<Opened>.self).get().beans == "guest")
        stack.reset()
        #expect(try await stack.current.get(AsyncProvider<Opened>.self).get().beans == "house")
    }

    // Both requests end the process for an injector that makes nothing: it answers with its own graph.
    @Test func olderInjector_doesNotAnswerForNewerOnes() throws {
        let stack = ModuleStack()
        try stack.load(Self.grinder)
        let older = stack.current
        try stack.load(Self.house)
        #expect(older.find((any Beans).self) == nil)
        #expect(older.get(Grinder.self).beans == "house")
        #expect(older.find((any Beans).self) == nil)
    }

    @Test func newerInjector_isLetGoWithItsStack_ifAnOlderOneHasAskedIt() throws {
        weak var newest: _Frame?
        weak var older: _Frame?
        do {
            let stack = ModuleStack()
            try stack.load(Self.grinder)
            older = stack.current._frame
            try stack.load(Self.house)
            newest = stack.current._frame
            #expect(stack.current.get(Grinder.self).beans == "house")
        }
        #expect(newest == nil)
        #expect(older == nil)
    }
}
