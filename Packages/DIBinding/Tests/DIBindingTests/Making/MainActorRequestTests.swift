// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 3: each request for what belongs to the main actor, of each way of sharing, in a component and in its child.
@MainActor
@Suite struct MainActorRequestTests {
    /// An object that is neither `Sendable` nor isolated; `Way` tells bindings apart.
    final class Prop<Way> {
        init() {
            MainActor.preconditionIsolated()
        }
    }

    enum Eager {}

    /// Made with a shared object of the main actor, so that it belongs there without saying so.
    struct Scene {
        let prop: Prop<SharedWay>
    }

    struct Curtain: DICore.Tag { typealias Element = Prop<Curtain> }
    struct Cue: DICore.Tag { typealias Element = Scene }

    struct Props: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Prop<UnsharedWay>.self).onMainActor { () in Prop() }
            binder.bind(Prop<SharedWay>.self).sharedOnMainActor().onMainActor { () in Prop() }
            binder.bind(Prop<WeakWay>.self).sharedOnMainActor(.weak).onMainActor { () in Prop() }
            binder.bind(Prop<Curtain>.self).tagged(with: Curtain.self).sharedOnMainActor().onMainActor { () in Prop() }
            binder.bind(Scene.self).to(factory: Scene.init)
            binder.bind(Scene.self).tagged(with: Cue.self).to(factory: Scene.init)
        }
    }

    /// Only for components of the main actor, which make what is eager with their root.
    struct EagerProps: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Prop<Eager>.self).sharedOnMainActor(.eager).onMainActor { () in Prop() }
        }
    }

    /// Requests one object in every way.
    struct Ways<Element> {
        let provider: MainActorProvider<Element>
        let lazy: MainActorLazy<Element>
        let weak: MainActorWeakProvider<Element>
        let function: @MainActor () -> Element
        let confined: () -> Element

        struct Menu: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: Props.self)
                binder.include(module: EagerProps.self)
                binder.bind(Ways.self).onMainActor(Ways.init)
            }
        }
    }

    @Test func unshared_isNewEachTime_butOnceForALazy() throws {
        // The root keeps the component, which a weak provider needs to make a new object.
        let root = try ComponentFactory.of(Stage<Ways<Prop<UnsharedWay>>, Ways<Prop<UnsharedWay>>.Menu>.self).build()
        for ways in [root.dish, root.wing.build().dish] {
            #expect(ways.provider.get() !== ways.provider.get())
            #expect(ways.function() !== ways.function())
            #expect(ways.confined() !== ways.confined())
            #expect(ways.lazy.get() === ways.lazy.get())
            let made = try #require(ways.weak.get())
            #expect(made !== ways.weak.get())
        }
    }

    @Test func shared_isTheSame_throughEveryRequest() throws {
        try expectSame(SharedWay.self)
        try expectSame(Eager.self)
        try expectSame(WeakWay.self)
    }

    private func expectSame<Way>(_ way: Way.Type) throws {
        let all = try stage(Ways<Prop<Way>>.self, from: Ways<Prop<Way>>.Menu.self)
        let prop = all[0].provider.get()
        for ways in all {
            #expect(ways.provider.get() === prop)
            #expect(ways.lazy.get() === prop)
            #expect(ways.weak.get() === prop)
            #expect(ways.function() === prop)
            #expect(ways.confined() === prop)
        }
    }

    @Test func whatNeedsTheMainActor_isRequestedLikeWhatIsBoundThere() throws {
        for ways in try stage(Ways<Scene>.self, from: Ways<Scene>.Menu.self) {
            let prop = ways.provider.get().prop
            #expect(ways.lazy.get().prop === prop)
            #expect(ways.weak.get()?.prop === prop)
            #expect(ways.function().prop === prop)
            #expect(ways.confined().prop === prop)
        }
    }

    @Test func plainBinding_isRequestedAsOneOfTheMainActor() throws {
        let menu = LocalBindings { binder in
            binder.bind(String.self).to(value: "house blend")
        }
        let blends = ["house blend", "house blend"]
        #expect(try stage(MainActorProvider<String>.self, from: menu).map { $0.get() } == blends)
        #expect(try stage((@MainActor () -> String).self, from: menu).map { $0() } == blends)
        #expect(try stage(MainActorLazy<String>.self, from: menu).map { $0.get() } == blends)
    }

    @Test func tagged_isRequestedByItsTag() throws {
        let all = try stage(MainActorTaggedProvider<Curtain>.self, from: Props.self)
        #expect(all[0].get() === all[1].get())
        for cue in try stage(MainActorTaggedProvider<Cue>.self, from: Props.self) {
            #expect(cue.get().prop === cue.get().prop)
        }
        let optional = try stage(MainActorTaggedProvider<Curtain>?.self, from: Props.self)
        #expect(try #require(optional[0]).get() === optional[1]?.get())
    }

    @Test func tagged_isRequested_withinEveryWrapper() throws {
        typealias Tagged = MainActorTaggedProvider<Curtain>
        for provider in try stage(Provider<Tagged>.self, from: Props.self) {
            #expect(provider.get().get() === provider.get().get())
        }
        for provider in try stage(MainActorProvider<Tagged>.self, from: Props.self) {
            #expect(provider.get().get() === provider.get().get())
        }
        for lazy in try stage(Lazy<Tagged>.self, from: Props.self) {
            #expect(lazy.get().get() === lazy.get().get())
        }
        for function in try stage((@Sendable () -> Tagged).self, from: Props.self) {
            #expect(function().get() === function().get())
        }
    }

    @Test func request_isAllowed_whereNothingBelongsToTheMainActor() async throws {
        for depth in Depth.allCases {
            let provider = try serve(MainActorProvider<Prop<SharedWay>>.self, from: Props.self, at: depth).dish
            #expect(provider.get() === provider.get())
            let function = try serve((@MainActor () -> Prop<UnsharedWay>).self, from: Props.self, at: depth).dish
            #expect(await Task.detached { await MainActor.run { function() !== function() } }.value)
        }
    }

    @Test func weakRequest_isNil_afterTheComponent() throws {
        var root: Staged<MainActorWeakProvider<Prop<SharedWay>>>? =
            try ComponentFactory.of(Stage<MainActorWeakProvider<Prop<SharedWay>>, Props>.self).build()
        let weak = try #require(root?.dish)
        let prop = weak.get()
        #expect(prop != nil)
        root = nil
        #expect(weak.get() === prop)
        let gone = try ComponentFactory.of(Stage<MainActorWeakProvider<Prop<UnsharedWay>>, Props>.self).build().dish
        #expect(gone.get() == nil)
    }

    @Test func collection_isRequested_onTheMainActor() throws {
        let menu = LocalBindings { binder in
            binder.bind(Prop<UnsharedWay>.self).intoCollection().onMainActor { () in Prop() }
            binder.bind(Prop<UnsharedWay>.self).intoCollection().sharedOnMainActor().onMainActor { () in Prop() }
        }
        for provider in try stage(MainActorProvider<[Prop<UnsharedWay>]>.self, from: menu) {
            let (one, other) = (provider.get(), provider.get())
            #expect(one.count == 2 && other.count == 2)
            #expect(one[0] !== other[0])
            #expect(one[1] === other[1])
        }
    }
}
