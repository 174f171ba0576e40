// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 10, what an override must not do, and what it does not reach.
@Suite struct OverrideMistakesTests {
    struct Menu: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(value: 1)
            binder.install(dependency: Till.self)
        }
    }

    typealias Shop = Counter<Int, Menu>

    @Test func keyTwice_inOneModule_isADuplicate() {
        let twice = LocalFakes { binder in
            binder.bind(Int.self).to(value: 2)
            binder.bind(Int.self).to(value: 3)
        }
        #expect(mistakes(of: Shop.self, overriding: twice) == [.duplicateBinding])
    }

    @Test func keyThatNothingBinds_isFound() {
        let astray = LocalFakes { binder in
            binder.bind(Bool.self).to(file: "Tests/Fakes.swift", line: 3, factory: { true })
        }
        let place = Place(fileID: "Tests/Fakes.swift", line: 3)
        let found = astray.override { Shop.graph(overriding: [LocalOverrides.self]) }.diagnostics
            .filter { $0.severity == .error }
        #expect(found.map(\.id) == [.overrideTargetsNothing])
        #expect(found.map(\.subject) == ["Bool"])
        #expect(found.map(\.place) == [place])
    }

    @Test func seed_cannotBeOverridden() {
        let seeded = LocalBindings { binder in
            binder.install(dependency: Wagon.self)
        }
        let fakeSeed = LocalFakes { binder in
            binder.bind(Double.self).to(file: "Tests/Fakes.swift", line: 3, factory: { 1 })
        }
        let found = seeded.plan {
            fakeSeed.override {
                Counter<ComponentFactory<Wagon>, LocalModule>.graph(overriding: [LocalOverrides.self]).diagnostics
            }
        }
        #expect(found.map(\.id) == [.overrideTargetsNothing])
        #expect(found.map(\.subject) == ["Double"])
        #expect(found.map(\.place) == [Place(fileID: "Tests/Fakes.swift", line: 3)])
    }

    struct Wagon: Component {
        typealias Seed = Double
        typealias Root = String

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(value: "wagon")
        }
    }

    @Test func componentFactory_cannotBeOverridden() {
        let installing = LocalFakes { binder in
            binder.install(dependency: Till.self)
        }
        let binding = LocalFakes { binder in
            binder.bind(ComponentFactory<Till>.self).to(value: ComponentFactory { "fake \($0)" })
        }
        #expect(mistakes(of: Shop.self, overriding: installing) == [.overrideTargetsNothing])
        #expect(mistakes(of: Shop.self, overriding: binding) == [.overrideTargetsNothing])
    }

    @Test func needOfAFake_isMissing_unlessItsModuleIncludesIt() {
        let needy = LocalFakes { binder in
            binder.bind(Int.self).to(factory: { (_: Character) in 1 })
        }
        #expect(mistakes(of: Shop.self, overriding: needy) == [.missingBinding])
    }

    final class Store: Sendable {
        let name: String

        init(name: String) {
            self.name = name
        }
    }

    struct Session: ServingComponent {
        typealias Dish = Store
        typealias Scope = SessionScope

        static func configure(binder: Binder<SessionScope>) {
            binder.bind(String.self).to(value: "session's")
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
        }
    }

    struct SessionScope: Scope {}

    struct Application: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Character.self).to(value: "r")
            binder.bind(Register.self).sharedInScope(.eager).to(factory: Register.init)
            binder.bind(Window.self).to(factory: Window.init)
            binder.install(dependency: Session.self)
        }
    }

    final class Register: Sendable {
        let mark: Character

        init(mark: Character) {
            self.mark = mark
        }
    }

    struct Window {
        let register: Register
        let session: ComponentFactory<Session>
    }

    @Test func fakeForAChild_doesNotReachWhatTheParentHasBuilt() throws {
        let fakeName = LocalFakes { binder in
            binder.bind(String.self).to(value: "fake")
        }
        let real = try serve(Window.self, from: Application.self).dish
        let faked = try fakeName.override {
            try ComponentFactory.of(Counter<Window, Application>.self, overriding: [LocalOverrides.self])
        }.build().dish
        #expect(faked.session.build().dish.name == "fake")
        #expect(faked.register.mark == "r")
        #expect(real.session.build().dish.name == "session's")
        #expect(real.register.mark == "r")
    }
}
