// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

/// `DI/NotOffered`: a request that the graph binds but doesn't offer ends the process; `find` is nil.
@Suite struct NotOfferedTests {
    protocol Heating: Sendable {}
    final class Heater: Heating {}
    final class Pump: Sendable {}
    final class Screen {}
    struct Menu {}
    struct Degrees: DICore.Tag { typealias Element = Int }

    struct Shop: RootComponent {
        typealias Root = Menu
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Heater.self).sharedInScope().to(file: "Shop/Shop.swift", line: 1) { Heater() }
            binder.bind((any Heating).self).to(file: "Shop/Shop.swift", line: 2) { (it: Heater) in it }
            binder.bind(Pump.self).sharedInScope().to(file: "Shop/Shop.swift", line: 3) { Pump() }
            binder.bind(Pump.self).qualified("spare").to(file: "Shop/Shop.swift", line: 4) { Pump() }
            binder.bind(Int.self).tagged(with: Degrees.self).to(value: 93, file: "Shop/Shop.swift", line: 5)
            binder.bind(Screen.self).onMainActor(file: "Shop/Shop.swift", line: 6) { () in Screen() }
            binder.install(dependency: Table.self)
            binder.offer((any Heating).self, file: "Shop/Shop.swift", line: 11)
            binder.offer(Menu.self, file: "Shop/Shop.swift", line: 12)
        }

        static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
            bind.to(file: "Shop/Shop.swift", line: 20) { (_: ComponentFactory<Table>) in Menu() }
        }
    }

    struct Table: Component {
        typealias Root = Bool

        static func configure(binder: Binder<Unscoped>) {
            binder.offer(ComponentFactory<Table>.self, file: "Shop/Table.swift", line: 11)
        }

        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
            bind.to(value: true, file: "Shop/Table.swift", line: 20)
        }
    }

    private func expect(_ result: ExitTest.Result?, says text: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("\n" + text + "\n"), "\(said)")
    }

    @Test func find_isNil_forWhatIsNotOffered() throws {
        let injector = try Injector(ComponentFactory.of(Shop.self))
        #expect(injector.find(Heater.self) == nil)
        #expect(injector.find(Provider<Pump>.self) == nil)
        #expect(injector.find(Pump.self, qualified: "spare") == nil)
        #expect(injector.find(tagged: Degrees.self) == nil)
        #expect(injector.existing(Heater.self) == nil)
    }

    @Test func whatIsOffered_isAnswered_inEveryShape() throws {
        let injector = try Injector(ComponentFactory.of(Shop.self))
        #expect(injector.get((any Heating).self) is Heater)
        #expect(injector.get(Provider<any Heating>.self).get() is Heater)
        #expect(injector.get((any Heating)?.self) is Heater)
    }

    @Test func get_ofWhatIsNotOffered_endsWithTheOffers_nearOnesFirst() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Injector(ComponentFactory.of(Shop.self)).get(Heater.self, file: "Shop/main.swift", line: 7)
            },
            says: """
                error: [DI/NotOffered] 'NotOfferedTests.Heater' is not offered
                  bound                           Shop/Shop.swift:1
                  requested through an injector   Shop/main.swift:7
                note: 'NotOfferedTests.Shop' offers 'any NotOfferedTests.Heating' at Shop/Shop.swift:11
                note: 'NotOfferedTests.Shop' offers 'NotOfferedTests.Menu' at Shop/Shop.swift:12
                fix: call binder.offer(NotOfferedTests.Heater.self) in 'NotOfferedTests.Shop' or a module it includes, \
                or request 'any NotOfferedTests.Heating'
                docs: swift package di explain NotOffered
                """)
    }

    @Test func get_ofAShape_endsWithTheOfferOfTheShape() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Injector(ComponentFactory.of(Shop.self)).get(
                    Provider<Pump>.self, file: "Shop/main.swift", line: 7)
            },
            says: """
                error: [DI/NotOffered] 'Provider<NotOfferedTests.Pump>' is not offered
                  bound                           Shop/Shop.swift:3
                  requested through an injector   Shop/main.swift:7
                note: 'NotOfferedTests.Shop' offers 'any NotOfferedTests.Heating' at Shop/Shop.swift:11
                note: 'NotOfferedTests.Shop' offers 'NotOfferedTests.Menu' at Shop/Shop.swift:12
                fix: call binder.offer(Provider<NotOfferedTests.Pump>.self) in 'NotOfferedTests.Shop' or a module it includes
                docs: swift package di explain NotOffered
                """)
    }

    @Test func get_ofATaggedOrQualifiedValue_endsWithItsOffer() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Injector(ComponentFactory.of(Shop.self)).get(
                    tagged: Degrees.self, file: "Shop/main.swift", line: 7)
            },
            says: """
                error: [DI/NotOffered] 'Int' tagged 'NotOfferedTests.Degrees' is not offered
                  bound                           Shop/Shop.swift:5
                  requested through an injector   Shop/main.swift:7
                note: 'NotOfferedTests.Shop' offers 'any NotOfferedTests.Heating' at Shop/Shop.swift:11
                note: 'NotOfferedTests.Shop' offers 'NotOfferedTests.Menu' at Shop/Shop.swift:12
                fix: call binder.offer(tagged: NotOfferedTests.Degrees.self) in 'NotOfferedTests.Shop' or a module it includes
                docs: swift package di explain NotOffered
                """)
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Injector(ComponentFactory.of(Shop.self)).get(
                    Pump.self, qualified: "spare", file: "Shop/main.swift", line: 7)
            },
            says: """
                error: [DI/NotOffered] 'NotOfferedTests.Pump' qualified "spare" is not offered
                  bound                           Shop/Shop.swift:4
                  requested through an injector   Shop/main.swift:7
                note: 'NotOfferedTests.Shop' offers 'any NotOfferedTests.Heating' at Shop/Shop.swift:11
                note: 'NotOfferedTests.Shop' offers 'NotOfferedTests.Menu' at Shop/Shop.swift:12
                fix: call binder.offer(NotOfferedTests.Pump.self, qualified: "spare") in 'NotOfferedTests.Shop' \
                or a module it includes
                docs: swift package di explain NotOffered
                """)
    }

    @Test func get_ofTheMainActor_endsWithTheOfferThere() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                _ = try Injector(ComponentFactory.of(Shop.self)).onMainActor.get(
                    Screen.self, file: "Shop/main.swift", line: 7)
            },
            says: """
                error: [DI/NotOffered] 'NotOfferedTests.Screen' is not offered
                  bound                           Shop/Shop.swift:6
                  requested through an injector   Shop/main.swift:7
                note: 'NotOfferedTests.Shop' offers 'any NotOfferedTests.Heating' at Shop/Shop.swift:11
                note: 'NotOfferedTests.Shop' offers 'NotOfferedTests.Menu' at Shop/Shop.swift:12
                fix: call binder.offerOnMainActor(NotOfferedTests.Screen.self) in 'NotOfferedTests.Shop' \
                or a module it includes
                docs: swift package di explain NotOffered
                """)
    }

    @Test func get_ofWhatNothingBinds_isMissing_whateverIsOffered() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Injector(ComponentFactory.of(Shop.self)).get(Character.self, file: "Shop/main.swift", line: 7)
            },
            says: """
                error: [DI/MissingBinding] no binding for 'Character'
                  requested through an injector   Shop/main.swift:7
                fix: bind 'Character' in 'NotOfferedTests.Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """)
    }
}
