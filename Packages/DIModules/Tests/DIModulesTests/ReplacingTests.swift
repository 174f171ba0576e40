// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Synchronization
import Testing

/// The sharing, the hooks, the decorators and the entries of bindings that an override, an overlay or a stack replaces.
@Suite struct ReplacingTests {
    private final class Clock: Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private struct Till { let clock: Clock }

    private struct Shop {
        let clock: Clock
        let till: Till
    }

    private enum ShopComponent: RootComponent, Listed {
        typealias Root = Shop
        static var bindings: Bindings {
            value(Clock("real"))
            factory(Till.init)
            factory(Shop.init)
        }
    }

    private enum SharedFake: Module, Listed {
        static var bindings: Bindings { single { Clock("fake") } }
    }

    private enum UnsharedFake: Module, Listed {
        static var bindings: Bindings { factory { Clock("fake") } }
    }

    private enum ValueFake: Module, Listed {
        static var bindings: Bindings { value(Clock("fake")) }
    }

    // Regression: an override took the sharing of a value for that of an object made anew for each request.
    @Test(arguments: [SharedFake.self, UnsharedFake.self, ValueFake.self] as [any Module.Type])
    func value_isOneObject_whateverReplacesIt(_ fake: any Module.Type) throws {
        let shop = try ComponentFactory.of(ShopComponent.self, GraphOptions(overriding: [fake])).build()
        #expect(shop.clock.name == "fake")
        #expect(shop.clock === shop.till.clock)
    }

    private final class Logger: Sendable {
        let label: String
        init(_ label: String) { self.label = label }
    }

    private struct Handler { let logger: Logger }

    private enum Request: Component, Listed {
        typealias Seed = Int
        typealias Root = Handler
        static var bindings: Bindings {
            decorate(Logger.self) { (outer, id: Int) in Logger("\(outer.label) request \(id)") }
            factory(Handler.init)
        }
    }

    private struct Server {
        let logger: Logger
        let requests: ComponentFactory<Request>
    }

    private enum ServerComponent: RootComponent, Listed {
        typealias Root = Server
        static var bindings: Bindings {
            single { Logger("real") }
            component(Request.self)
            factory(Server.init)
        }
    }

    private enum FakeLogger: Module, Listed {
        static var bindings: Bindings { single { Logger("fake") } }
    }

    // Regression: an override replaced what stands around the binding in the child, too, and so did an overlay.
    @Test func decoratorOfAChild_staysAroundAFake() throws {
        let server = try ComponentFactory.of(ServerComponent.self, GraphOptions(overriding: [FakeLogger.self])).build()
        #expect(server.logger.label == "fake")
        #expect(server.requests.build(7).logger.label == "fake request 7")
        let real = try Injector(ComponentFactory.of(ServerComponent.self))
        let overlay = try Injector(parent: real) { single { Logger("overlaid") } }
        #expect(overlay.get(ComponentFactory<Request>.self).build(8).logger.label == "overlaid request 8")
        #expect(real.get(ComponentFactory<Request>.self).build(9).logger.label == "real request 9")
    }

    private enum AddedDecorator: Module, Listed {
        static var bindings: Bindings { decorate(Logger.self) { Logger("\($0.label), added") } }
    }

    @Test func decoratorOfAChild_standsAroundAddedOnes() throws {
        let server = try ComponentFactory.of(ServerComponent.self, GraphOptions(overriding: [AddedDecorator.self]))
            .build()
        #expect(server.logger.label == "real, added")
        #expect(server.requests.build(7).logger.label == "real, added request 7")
        let real = try Injector(ComponentFactory.of(ServerComponent.self))
        let overlay = try Injector(parent: real) { decorate(Logger.self) { Logger("\($0.label), overlaid") } }
        #expect(overlay.get(ComponentFactory<Request>.self).build(8).logger.label == "real, overlaid request 8")
    }

    private final class Socket: Sendable {}

    private struct Listener { let socket: Socket }

    private enum ListenerComponent: RootComponent, Listed {
        typealias Root = Listener
        static var bindings: Bindings {
            factory(Socket.init)
            factory(Listener.init)
        }
    }

    private struct HookedSocket: Module {
        static let calls: Mutex<[String]> = Mutex([])

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Socket.self).sharedInScope().onStart { _ in calls.withLock { $0.append("start") } }
                .onStop { _ in calls.withLock { $0.append("stop") } }.to(factory: Socket.init)
        }
    }

    // Regression: a fake in the place of an unshared binding lost its hooks.
    @Test func hooks_ofAFake_areCalled_whereTheOriginalIsUnshared() async throws {
        let factory = try ComponentFactory.of(
            ListenerComponent.self, GraphOptions(overriding: [HookedSocket.self]))
        try await factory.run { _ in HookedSocket.calls.withLock { $0.append("body") } }
        #expect(HookedSocket.calls.withLock(\.self) == ["start", "body", "stop"])
    }

    private static func entries(_ entries: KeyValuePairs<String, String>) -> Bindings {
        Bindings {
            include { binder in
                for (key, value) in entries { binder.bind(String.self).intoDictionary(key: key).to(value: value) }
            }
        }
    }

    // Regression: DI/DuplicateDictionaryKey, where a child replaces the entry and a plain key is replaced.
    @Test func entryOfADictionary_isReplaced_byAnOverlay_andByAModuleOfHigherPriority() throws {
        let shop = try Injector(Self.entries(["a": "shop", "b": "shop"]))
        let overlay = try Injector(parent: shop) { Self.entries(["a": "fake", "c": "fake"]) }
        #expect(overlay.get([String: String].self) == ["a": "fake", "b": "shop", "c": "fake"])
        let last = try Injector(parent: overlay) { Self.entries(["c": "last"]) }
        #expect(last.get([String: String].self) == ["a": "fake", "b": "shop", "c": "last"])
        #expect(shop.get([String: String].self) == ["a": "shop", "b": "shop"])

        let stack = ModuleStack()
        try stack.load(Self.entries(["a": "shop", "b": "shop"]))
        try stack.load(Self.entries(["a": "fake"]), priority: .high)
        #expect(stack.current.get([String: String].self) == ["a": "fake", "b": "shop"])
        #expect(throws: GraphError.self) { try Injector(Self.entries(["a": "one", "a": "two"])) }
        #expect(throws: GraphError.self) {
            try Injector(parent: shop) { Self.entries(["a": "one", "a": "two"]) }
        }
    }

    // Regression: the request ended the process, and the text spoke of wrappers within each other.
    @Test func qualifiedKey_isRequested_inEveryShape() throws {
        let injector = try Injector {
            value(qualified: "q", "text")
            single(qualified: "main") { Clock("main") }
        }
        #expect(injector.get(String?.self, qualified: "q") == "text")
        #expect(injector.get(String?.self, qualified: "none") == nil)
        #expect(injector.find(Provider<String>.self, qualified: "q")?.get() == "text")
        #expect(injector.find(Provider<String>.self, qualified: "none")?.get() == nil)
        #expect(injector.find(Provider<Provider<String>>.self, qualified: "q")?.get() == nil)
        let clock = injector.get(Clock.self, qualified: "main")
        #expect(injector.get(Lazy<Clock>.self, qualified: "main").get() === clock)
        #expect(injector.get((() -> Clock).self, qualified: "main")() === clock)
    }

    private struct Formatter {
        let format: (Int) -> String
        let range: (low: Int, high: Int)
    }

    @Test func functionsAndTuples_areNearMisses_ofThoseThatDifferInSendableOrLabels() throws {
        let bindings = Bindings {
            value(as: (@Sendable (Int) -> String).self, file: "Shop.swift", line: 1) { "\($0)" }
            value(as: (Int, Int).self, file: "Shop.swift", line: 2, (1, 2))
            factory(file: "Shop.swift", line: 3, Formatter.init)
        }
        let error = #expect(throws: GraphError.self) { try bindings.validate() }
        let notes = error?.diagnostics.flatMap { $0.notes + $0.fixes } ?? []
        #expect(
            notes == [
                "'@Sendable (Int) -> String' is bound at Shop.swift:1 in these bindings",
                "request '@Sendable (Int) -> String', or bind '(Int) -> String' in these bindings",
                "'(Int, Int)' is bound at Shop.swift:2 in these bindings",
                "request '(Int, Int)', or bind '(low: Int, high: Int)' in these bindings",
            ])
    }

    private enum Forgetful: RootComponent, Listed {
        typealias Root = Clock
        static var bindings: Bindings {
            factory(file: "Shop.swift", line: 1) { () -> Void in }
            factory { Clock("real") }
        }
    }

    @Test func closureThatReturnsNothing_isNamed_whereNothingNeedsVoid() {
        #expect(
            Forgetful.graph.diagnostics.flatMap(\.notes) == [
                "a closure that returns nothing binds Void, and so does one whose type can't be copied"
            ])
    }
}
