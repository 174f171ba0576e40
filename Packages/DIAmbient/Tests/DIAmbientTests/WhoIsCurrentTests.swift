// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIModules
import Testing

/// The rules for which injector is current, for objects that ask by themselves, beside those of the oracle's tests.
@Suite
struct WhoIsCurrentTests {
    protocol Beans: Sendable { var name: String { get } }
    struct House: Beans { let name = "house" }
    struct Guest: Beans { let name = "guest" }

    final class Grinder: Sendable { let beans = inject((any Beans).self).name }

    /// An object that keeps the injector it was made by.
    final class Screen: Sendable { let injector = Injector.current }

    static func parent(@BindingsBuilder _ more: () -> Bindings) throws -> Injector {
        try Injector(Bindings([house, more()]))
    }

    static let house = Bindings { factory { House() as any Beans } }

    static func overlay(_ parent: Injector) throws -> Injector {
        try Injector(parent: parent) { factory { Guest() as any Beans } }
    }

    @Test
    func overlay_isLetGo_whenASharedInstanceKeepsTheInjectorOfItsFactory() throws {
        let parent = try Self.parent { Bindings { single { Screen() } } }
        weak var gone: _Frame?
        do {
            let overlay = try Self.overlay(parent)
            gone = overlay._frame
            #expect(overlay.get(Screen.self).injector == parent)
        }
        #expect(gone == nil)
    }

    final class Bar: Sendable {
        let provider: Provider<Grinder>
        let lazy: Lazy<Grinder>
        let make: @Sendable () -> Grinder
        init(provider: Provider<Grinder>, lazy: Lazy<Grinder>, make: @escaping @Sendable () -> Grinder) {
            (self.provider, self.lazy, self.make) = (provider, lazy, make)
        }
        var all: [String] { [provider.get().beans, lazy.get().beans, make().beans] }
    }

    @Test(arguments: [false, true])
    func deferredEdges_ofObjects_makeInTheInjectorThatRuns(isShared: Bool) throws {
        let parent = try Self.parent {
            factory { Grinder() }
            if isShared { single(Bar.init) } else { factory(Bar.init) }
        }
        let overlay = try Self.overlay(parent)
        let bar = overlay.run { parent.get(Bar.self) }
        let second = parent.run { overlay.get(Bar.self) }
        // Nothing that the shared one needs is replaced, as far as the graph knows.
        #expect((bar === second) == isShared)
        #expect(overlay.run { bar.all } == ["guest", "guest", "guest"])
        // A lazy object was made when it was first asked for.
        #expect(parent.run { bar.all } == ["house", "guest", "house"])
    }

    @Test
    func injector_isLetGo_whenASharedInstanceKeepsAProviderOfANewObject() throws {
        final class Counter: Sendable {
            let cups: Provider<House>
            init(cups: Provider<House>) { self.cups = cups }
        }
        weak var gone: _Frame?
        weak var counter: Counter?
        do {
            let injector = try Injector {
                factory(House.init); single(Counter.init)
            }
            gone = injector._frame
            counter = injector.get(Counter.self)
            #expect(counter != nil)
        }
        #expect(gone == nil)
        #expect(counter == nil)
    }

    @Test
    func provider_thatOutlivesItsInjector_stillAsksItsOwnGraph() throws {
        func provider() throws -> Provider<Grinder> {
            try Self.overlay(Self.parent { Bindings { single { Grinder() } } }).get()
        }
        #expect(try provider().get().beans == "house")
    }

    @Test
    func task_thatAnAwaitingFactoryOfASharedObjectStarts_hasTheInjectorOfThatObject() async throws {
        final class Opened: Sendable {
            let beans: String
            init() async { beans = await Task { inject((any Beans).self).name }.value }
        }
        let injector = try Self.parent { Bindings { asynchronous.single { () async in await Opened() } } }
        let opened = try await Self.overlay(injector).run { try await injector.get(AsyncProvider<Opened>.self).get() }
        #expect(opened.beans == "house")
    }
}

/// Components whose factories throw or await ask their own graph, too.
@Suite
struct WhoIsCurrentWithEffectsTests {
    typealias Beans = WhoIsCurrentTests.Beans

    final class Opened: Sendable {
        let before: String
        let after: String
        init() async {
            before = inject((any Beans).self).name
            await Task.yield()
            after = inject((any Beans).self).name
        }
    }

    final class Checked: Sendable {
        let name: String
        init() throws { name = inject((any Beans).self).name }
    }

    final class Eager: Sendable { let name = inject((any Beans).self).name }

    struct Shop: RootComponent {
        typealias Construction = Asynchronous
        struct Root {
            let eager: Eager
            let opened: Opened
        }

        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Beans).self).to { WhoIsCurrentTests.Guest() as any Beans }
            binder.bind(Opened.self).sharedInScope().asynchronous { () async in await Opened() }
            // The build doesn't make it.
            binder.bind(Opened.self).qualified("late").sharedInScope().asynchronous { () async in await Opened() }
            binder.bind(Checked.self).throwing { () throws in try Checked() }
            binder.bind(Eager.self).sharedInScope(.eager).to { Eager() }
            // Nothing needs it.
            binder.bind(Checked.self).qualified("eager").sharedInScope(.eager)
                .throwing { () throws in try Checked() }
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Root.init)
        }
    }

    /// Returns the injectors whose graph was built within the run of another one, and outside of any.
    private static func injectors(within house: Injector) async throws -> [Injector] {
        [
            try await house.run { try await Injector(ComponentFactory.of(Shop.self)) },
            try await Injector(ComponentFactory.of(Shop.self)),
        ]
    }

    /// The finding: these saw the stack, or the injector that ran.
    @Test
    func factoriesOfTheBuild_askTheirOwnGraph() async throws {
        for injector in try await Self.injectors(within: WhoIsCurrentTests.parent { Bindings {} }) {
            #expect(injector.existing(Eager.self)?.name == "guest")
            #expect(injector.existing(Checked.self, qualified: "eager")?.name == "guest")
            let opened = injector.existing(Opened.self)
            #expect(opened?.before == "guest")
            #expect(opened?.after == "guest")
        }
    }

    @Test
    func awaitingFactoryOfASharedObject_asksItsOwnGraph_whenItIsAskedLater() async throws {
        let house = try WhoIsCurrentTests.parent { Bindings {} }
        for injector in try await Self.injectors(within: house) {
            let late = try await house.run {
                try await injector.get(AsyncProvider<Opened>.self, qualified: "late").get()
            }
            #expect([late.before, late.after] == ["guest", "guest"])
            // An unshared one asks whoever runs.
            #expect(try house.run { try injector.get(ThrowingProvider<Checked>.self).get().name } == "house")
        }
    }
}
