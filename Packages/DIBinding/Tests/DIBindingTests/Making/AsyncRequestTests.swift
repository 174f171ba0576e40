// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Dispatch
import Testing

/// Each request that awaits, of each way of sharing, in a component and in those below it.
@Suite struct AsyncRequestTests {
    /// An object whose making awaits; `Way` tells bindings apart.
    final class Machine<Way>: Sendable {
        init() async {
            await Task.yield()
        }
    }

    /// Made at once, from something that has to be awaited.
    final class Drink<Way>: Sendable {
        let machine: Machine<SharedWay>

        init(machine: Machine<SharedWay>) {
            self.machine = machine
        }
    }

    struct House: DICore.Tag { typealias Element = Machine<House> }
    struct Special: DICore.Tag { typealias Element = Drink<Special> }

    struct Bar: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine<UnsharedWay>.self).asynchronous { () async in await Machine() }
            binder.bind(Machine<SharedWay>.self).sharedInScope().asynchronous { () async in await Machine() }
            binder.bind(Machine<WeakWay>.self).sharedInScope(.weak).asynchronous { () async in await Machine() }
            binder.bind(Machine<House>.self).tagged(with: House.self).sharedInScope()
                .asynchronous { () async in await Machine() }
            binder.bind(Drink<UnsharedWay>.self).to(factory: Drink.init)
            binder.bind(Drink<SharedWay>.self).sharedInScope().to(factory: Drink.init)
            binder.bind(Drink<WeakWay>.self).sharedInScope(.weak).to(factory: Drink.init)
            binder.bind(Drink<Special>.self).tagged(with: Special.self).to(factory: Drink.init)
            binder.bind(String.self).to(value: "water")
        }
    }

    /// Requests one object in every way.
    struct Ways<Element: Sendable> {
        let provider: AsyncProvider<Element>
        let function: () async throws -> Element
        let sendable: @Sendable () async throws -> Element
        let nonsending: nonisolated(nonsending) () async throws -> Element
        let sendableNonsending: nonisolated(nonsending) @Sendable () async throws -> Element

        func requestAll() async throws -> [Element] {
            try await [provider.get(), function(), sendable(), nonsending(), sendableNonsending()]
        }

        struct Menu: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: Bar.self)
                binder.bind(Ways.self).to(factory: Ways.init)
            }
        }
    }

    /// Requests an object in every way, twice, in a component or below it.
    private func requestAll<Element: Sendable>(_ element: Element.Type, at depth: Depth) async throws -> [Element] {
        let ways = try serve(Ways<Element>.self, from: Ways<Element>.Menu.self, at: depth).dish
        return try await ways.requestAll() + ways.requestAll()
    }

    @Test(arguments: Depth.allCases)
    func unshared_isNewEachTime(at depth: Depth) async throws {
        #expect(count(try await requestAll(Machine<UnsharedWay>.self, at: depth)) == 10)
        let drinks = try await requestAll(Drink<UnsharedWay>.self, at: depth)
        #expect(count(drinks) == 10)
        #expect(count(drinks.map(\.machine)) == 1)
    }

    @Test(arguments: Depth.allCases)
    func shared_isTheSame_throughEveryRequest(at depth: Depth) async throws {
        #expect(count(try await requestAll(Machine<SharedWay>.self, at: depth)) == 1)
        #expect(count(try await requestAll(Machine<WeakWay>.self, at: depth)) == 1)
        #expect(count(try await requestAll(Drink<SharedWay>.self, at: depth)) == 1)
        #expect(count(try await requestAll(Drink<WeakWay>.self, at: depth)) == 1)
    }

    @Test(arguments: Depth.allCases)
    func plainBinding_isRequestedAsOneThatAwaits(at depth: Depth) async throws {
        #expect(try await requestAll(String.self, at: depth) == Array(repeating: "water", count: 10))
    }

    @Test(arguments: Depth.allCases)
    func tagged_isRequested_withinAnAsyncProvider(at depth: Depth) async throws {
        let house = try serve(AsyncProvider<TaggedProvider<House>>.self, from: Bar.self, at: depth).dish
        #expect(try await house.get().get() === house.get().get())
        let special = try serve((@Sendable () async throws -> TaggedProvider<Special>).self, from: Bar.self, at: depth)
        #expect(try await special.dish().get() !== special.dish().get())
        #expect(try await special.dish().get().machine === special.dish().get().machine)
    }

    @Test func collection_isRequested_afterAllContributions() async throws {
        let menu = LocalBindings { binder in
            binder.bind(Machine<SharedWay>.self).intoCollection().sharedInScope()
                .asynchronous { () async in await Machine() }
            binder.bind(Machine<SharedWay>.self).intoCollection().sharedInScope()
                .asynchronous { () async in await Machine() }
        }
        let provider = try serve(AsyncProvider<[Machine<SharedWay>]>.self, from: menu, at: .child).dish
        let machines = try await provider.get()
        #expect(machines.count == 2 && count(machines) == 2)
        #expect(count(try await provider.get() + machines) == 2)
    }

    @Test func existing_isReturned_withoutSuspending() async throws {
        let shared = try serve(AsyncProvider<Machine<SharedWay>>.self, from: Bar.self, at: .grandchild).dish
        #expect(try await SuspensionProbe.suspensions(of: shared) > 0)
        #expect(try await SuspensionProbe.suspensions(of: shared) == 0)
        let drink = try serve(AsyncProvider<Drink<UnsharedWay>>.self, from: Bar.self, at: .child).dish
        #expect(try await SuspensionProbe.suspensions(of: drink) > 0)
        #expect(try await SuspensionProbe.suspensions(of: drink) == 0)
        #expect(try await SuspensionProbe.suspensions(of: AsyncProvider(value: "water")) == 0)
        #expect(try await SuspensionProbe.suspensions(of: AsyncProvider { await Task.yield() }) > 0)
    }

    /// Neither `Sendable` nor isolated; it remembers where it was made.
    final class Cup {
        /// Marks the queue of the main actor, which isn't always that of the main thread.
        static let mark: DispatchSpecificKey<Bool> = {
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            return key
        }()

        let isOfMainActor: Bool = DispatchQueue.getSpecific(key: mark) == true
    }

    static let shelf = LocalBindings { binder in
        binder.bind(Cup.self).to { () in Cup() }
    }

    @Test @MainActor
    func whatIsMadeAtOnce_isMadeInTheIsolationOfTheCaller() async throws {
        let provider = try serve(AsyncProvider<Cup>.self, from: Self.shelf, at: .child).dish
        let cup = try await provider.get()
        #expect(cup.isOfMainActor)
        let nonsending = try serve((nonisolated(nonsending) () async throws -> Cup).self, from: Self.shelf)
        #expect(try await nonsending.dish().isOfMainActor)
        let concurrent = try serve((@Sendable () async throws -> Cup).self, from: Self.shelf)
        #expect(try await !concurrent.dish().isOfMainActor)
    }
}
