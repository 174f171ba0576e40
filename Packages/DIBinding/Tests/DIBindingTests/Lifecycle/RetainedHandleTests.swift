// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// `DI/RetainCycle` against real objects: whether something shared is ever freed that stores what it asked for.
@Suite struct RetainedHandleTests {
    final class Bean: Sendable {}
    struct Cup { let bean: Bean }
    struct Juice { let number: Int }
    struct Water {}
    final class Bowl {}
    final class Plate {}
    struct CupTag: DICore.Tag { typealias Element = Cup }
    struct JuiceTag: DICore.Tag { typealias Element = Juice }
    struct WaterTag: DICore.Tag { typealias Element = Water }

    /// Something shared that stores one handle.
    final class Keeper<Handle>: @unchecked Sendable {
        // Proof of @unchecked Sendable: a constant, which one thread uses here.
        let handle: Handle

        init(handle: Handle) {
            self.handle = handle
        }
    }

    struct Kiosk: BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<Water>) -> BindingReceipt<Water> {
            bind.to(factory: Water.init)
        }
    }

    struct Shop<Handle>: RootComponent, SharedRootComponent {
        typealias Seed = Int
        typealias Root = Keeper<Handle>

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Bean.self).sharedInScope().to(factory: Bean.init)
            binder.bind(Cup.self).to(factory: Cup.init)
            binder.bind(Juice.self).to(factory: Juice.init)
            binder.bind(Water.self).to(factory: Water.init)
            binder.bind(Cup.self).tagged(with: CupTag.self).to { (cup: Cup) in cup }
            binder.bind(Juice.self).tagged(with: JuiceTag.self).to { (juice: Juice) in juice }
            binder.bind(Water.self).tagged(with: WaterTag.self).to { (water: Water) in water }
            binder.bindPropertyInjectionOf(Bowl.self).to(injector: { (_: Bowl, _: Bean) in })
            binder.bindPropertyInjectionOf(Plate.self).to(injector: { (_: Plate) in })
            binder.install(dependency: Kiosk.self)
            binder.bind(Keeper<Handle>.self).qualified("shared").sharedInScope().to(factory: Keeper.init)
        }
    }

    /// A handle that something shared stores.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Whether the shared object outlives everybody who holds it.
        let leaks: @Sendable () throws -> Bool
        let isReported: @Sendable () throws -> Bool
        /// Whether the shared object outlives the closing of its component.
        let leaksWhenClosed: @Sendable () async throws -> Bool

        init<Handle>(_ handle: Handle.Type) {
            testDescription = "\(handle)"
            leaks = {
                var keeper: Keeper<Handle>? = try ComponentFactory.of(Shop<Handle>.self).build(7)
                weak let observed = keeper
                #expect(observed != nil)
                keeper = nil
                return observed != nil
            }
            isReported = {
                try ComponentFactory.of(Shop<Handle>.self).diagnostics.contains { $0.id == .retainCycle }
            }
            leaksWhenClosed = {
                var shop: ComponentHandle<Keeper<Handle>>? = try await ComponentFactory.of(Shop<Handle>.self).open(7)
                weak let observed = shop?.root
                #expect(observed != nil)
                #expect(await shop?.close() == nil)
                shop = nil
                return observed != nil
            }
        }
    }

    static let leadingBack: [Case] = [
        Case(Provider<Cup>.self), Case(Provider<Bean>.self), Case(Lazy<Cup>.self), Case((() -> Cup).self),
        Case((@Sendable () -> Cup).self), Case(TaggedProvider<CupTag>.self), Case(TaggedProvider<CupTag>?.self),
        Case(Provider<TaggedProvider<CupTag>>.self), Case(PropertyInjector<Bowl>.self),
        Case(ComponentFactory<Kiosk>.self), Case(ComponentFactory<Kiosk>?.self), Case(Provider<Juice>.self),
        Case(Provider<Int>.self), Case(Provider<TaggedProvider<JuiceTag>>.self),
    ]

    static let notLeadingBack: [Case] = [
        Case(Bean.self), Case(Cup.self), Case(Provider<Water>.self), Case(Lazy<Water>.self), Case((() -> Water).self),
        Case(TaggedProvider<WaterTag>.self), Case(PropertyInjector<Plate>.self), Case(WeakProvider<Cup>.self),
        Case(WeakProvider<Bean>.self), Case(WeakProvider<ComponentFactory<Kiosk>>.self),
        Case(WeakProvider<TaggedProvider<CupTag>>.self), Case(WeakProvider<PropertyInjector<Bowl>>.self),
    ]

    @Test(arguments: leadingBack)
    func whatLeadsBackToItsComponent_isReported_leaks_andOutlivesItsClosing(_ handle: Case) async throws {
        #expect(try handle.leaks())
        #expect(try handle.isReported())
        #expect(try await handle.leaksWhenClosed())
    }

    @Test(arguments: notLeadingBack)
    func whatDoesNot_isNeither_andEndsWithItsClosing(_ handle: Case) async throws {
        #expect(try !handle.leaks())
        #expect(try !handle.isReported())
        #expect(try await !handle.leaksWhenClosed())
    }

    /// Something shared that lets go of a provider of its own component at its end.
    final class Guest: Sendable {
        let cups: OneTime<Provider<Cup>>

        init(cups: Provider<Cup>) {
            self.cups = OneTime(cups)
        }
    }

    @Test func objectThatReleasesItsProviderInOnDispose_endsWithItsClosing() async throws {
        let factory = try LocalBindings { binder in
            binder.bind(Bean.self).sharedInScope().to(factory: Bean.init)
            binder.bind(Cup.self).to(factory: Cup.init)
            binder.bind(Guest.self).qualified("shared").sharedInScope().onDispose { $0.cups.clear() }
                .to(factory: Guest.init)
        }.factory(of: Guest.self)
        #expect(factory.diagnostics.contains { $0.id == .retainCycle })
        var bar: ComponentHandle<Guest>? = try await factory.open()
        weak let observed = bar?.root
        #expect(observed != nil)
        #expect(await bar?.close() == nil)
        bar = nil
        #expect(observed == nil)
    }

    /// The exception: there is no other way to ask for a tagged value, and one of the seed is asked at once.
    @Test func taggedProviderOfWhatNeedsOnlyTheSeed_isNotReported() throws {
        #expect(try !Case(TaggedProvider<JuiceTag>.self).isReported())
        #expect(try !Case(TaggedProvider<JuiceTag>?.self).isReported())
    }
}
