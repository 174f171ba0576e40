// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Each request that throws, of each way of sharing, in a component and in those below it.
@Suite struct ThrowingRequestTests {
    /// An object whose making may fail; `Way` tells bindings apart.
    final class Recipe<Way>: Sendable {
        init() throws {}
    }

    final class Drink<Way>: Sendable {
        let recipe: Recipe<SharedWay>

        init(recipe: Recipe<SharedWay>) {
            self.recipe = recipe
        }
    }

    struct Secret: DICore.Tag { typealias Element = Recipe<Secret> }

    struct Book: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Recipe<UnsharedWay>.self).throwing { () throws in try Recipe() }
            binder.bind(Recipe<SharedWay>.self).sharedInScope().throwing { () throws in try Recipe() }
            binder.bind(Recipe<WeakWay>.self).sharedInScope(.weak).throwing { () throws in try Recipe() }
            binder.bind(Recipe<Secret>.self).tagged(with: Secret.self).sharedInScope()
                .throwing { () throws in try Recipe() }
            binder.bind(Drink<UnsharedWay>.self).to(factory: Drink.init)
            binder.bind(Drink<SharedWay>.self).sharedInScope().to(factory: Drink.init)
            binder.bind(String.self).to(value: "water")
        }
    }

    /// Requests one object in every way.
    struct Ways<Element> {
        let provider: ThrowingProvider<Element>
        let function: () throws -> Element
        let sendable: @Sendable () throws -> Element

        struct Menu: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: Book.self)
                binder.bind(Ways.self).to(factory: Ways.init)
            }
        }
    }

    /// Requests an object in every way, twice, in a component or below it.
    private func requestAll<Element>(_ element: Element.Type, at depth: Depth) throws -> [Element] {
        let ways = try serve(Ways<Element>.self, from: Ways<Element>.Menu.self, at: depth).dish
        return try (0..<2).flatMap { _ in try [ways.provider.get(), ways.function(), ways.sendable()] }
    }

    @Test(arguments: Depth.allCases)
    func unshared_isNewEachTime(at depth: Depth) throws {
        #expect(count(try requestAll(Recipe<UnsharedWay>.self, at: depth)) == 6)
        let drinks = try requestAll(Drink<UnsharedWay>.self, at: depth)
        #expect(count(drinks) == 6)
        #expect(count(drinks.map(\.recipe)) == 1)
    }

    @Test(arguments: Depth.allCases)
    func shared_isTheSame_throughEveryRequest(at depth: Depth) throws {
        #expect(count(try requestAll(Recipe<SharedWay>.self, at: depth)) == 1)
        #expect(count(try requestAll(Recipe<WeakWay>.self, at: depth)) == 1)
        #expect(count(try requestAll(Drink<SharedWay>.self, at: depth)) == 1)
    }

    @Test(arguments: Depth.allCases)
    func plainBinding_isRequestedAsOneThatThrows(at depth: Depth) throws {
        #expect(try requestAll(String.self, at: depth) == Array(repeating: "water", count: 6))
    }

    @Test(arguments: Depth.allCases)
    func tagged_isRequested_withinAThrowingProvider(at depth: Depth) throws {
        let secret = try serve(ThrowingProvider<TaggedProvider<Secret>>.self, from: Book.self, at: depth).dish
        #expect(try secret.get().get() === secret.get().get())
    }

    @Test func throwing_isRequestedAsOneThatAwaits() async throws {
        let shared = try serve(AsyncProvider<Recipe<SharedWay>>.self, from: Book.self).dish
        #expect(try await shared.get() === shared.get())
        let unshared = try serve((@Sendable () async throws -> Recipe<UnsharedWay>).self, from: Book.self).dish
        #expect(try await unshared() !== unshared())
    }
}
