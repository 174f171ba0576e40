// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@Suite @MainActor struct MainActorPropertyInjectionTests {
    @MainActor final class Lamp {
        var brightness: Int = 0
        var name: String = ""

        func inject(brightness: Int, name: String) {
            self.brightness = brightness
            self.name = name
        }

        static func light(_ lamp: Lamp, brightness: Int) {
            lamp.brightness = brightness
        }
    }

    /// An object that belongs to no actor, filled on the main actor.
    final class Sign {
        var text: String = ""

        nonisolated func write(_ text: String) {
            self.text = text
        }
    }

    /// Holds injectors without belonging to the main actor itself.
    struct Studio {
        let lamps: MainActorPropertyInjector<Lamp>
        let signs: MainActorPropertyInjector<Sign>
    }

    @MainActor private static func title() -> String { "bar" }

    @Test func method_fillsAnObject_ofAComponentOfAnyIsolation() throws {
        let building = LocalBindings { binder in
            binder.bind(Studio.self).to(factory: Studio.init)
            binder.bind(Int.self).to(value: 60)
            binder.bind(String.self).onMainActor { Self.title() }
            binder.bindPropertyInjectionOf(Lamp.self).onMainActor(Lamp.inject)
            binder.bindPropertyInjectionOf(Sign.self).onMainActor { (sign: Sign, text: String) in sign.write(text) }
        }
        let studio = try serve(Studio.self, from: building).dish
        let lamp = Lamp()
        studio.lamps.injectProperties(into: lamp)
        #expect(lamp.brightness == 60)
        #expect(lamp.name == "bar")
        let sign = Sign()
        studio.signs.injectProperties(into: sign)
        #expect(sign.text == "bar")
    }

    /// A component for an object that the system makes; the injector is bound in one of several ways.
    @Test func root_mayBeAnInjector_configuredByAFunction() throws {
        let ways: [RootBinding<MainActorPropertyInjector<Lamp>>] = [
            { $0.propertyInjector(configuredWith: { $0.onMainActor { $0.brightness = $1 } }) },
            { $0.propertyInjector(configuredWith: { $0.configured(with: { $0.onMainActor(Lamp.light) }) }) },
        ]
        for way in ways {
            let lamp = Lamp()
            let scene = LocalBindings { $0.bind(Int.self).to(value: 40) }
            try scene.factory(root: way).build().injectProperties(into: lamp)
            #expect(lamp.brightness == 40)
        }
    }

    @Test func handMade_callsItsClosure_andIsDescribedByItsType() {
        let injector = MainActorPropertyInjector<Lamp> { $0.brightness = 7 }
        let lamp = Lamp()
        injector.injectProperties(into: lamp)
        #expect(lamp.brightness == 7)
        #expect("\(injector)" == "MainActorPropertyInjector<MainActorPropertyInjectionTests.Lamp>")
    }

    /// A component that binds an injector of one isolation, and requests that of the other.
    nonisolated struct Mixed: RootComponent {
        typealias Root = (PropertyInjector<Sign>, MainActorPropertyInjector<Lamp>)

        static func configure(binder: UnscopedBinder) {
            binder.bindPropertyInjectionOf(Sign.self)
                .onMainActor(file: "Shop/Signs.swift", line: 3, { (_: Sign) in })
            binder.bindPropertyInjectionOf(Lamp.self)
                .to(file: "Shop/Signs.swift", line: 4, injector: { (_: Lamp) in })
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(file: "Shop/Signs.swift", line: 5) {
                (signs: PropertyInjector<Sign>, lamps: MainActorPropertyInjector<Lamp>) in (signs, lamps)
            }
        }
    }

    @Test func injectorOfTheOtherIsolation_isNamed_whereOneIsMissing() {
        let suite = "MainActorPropertyInjectionTests"
        let (lamp, sign) = ("\(suite).Lamp", "\(suite).Sign")
        let root = "'(PropertyInjector<\(sign)>, MainActorPropertyInjector<\(lamp)>)'"
        #expect(
            report(Mixed.self) == """
                error: [DI/MissingBinding] no binding for 'MainActorPropertyInjector<\(lamp)>'
                  needed by \(root)   Shop/Signs.swift:5   (root of '\(suite).Mixed')
                note: 'PropertyInjector<\(lamp)>' is bound at Shop/Signs.swift:4 in '\(suite).Mixed'
                fix: request 'PropertyInjector<\(lamp)>', or call bindPropertyInjectionOf(\(lamp).self).onMainActor(_:) in \
                '\(suite).Mixed' or a module it includes
                docs: swift package di explain MissingBinding

                error: [DI/MissingBinding] no binding for 'PropertyInjector<\(sign)>'
                  needed by \(root)   Shop/Signs.swift:5   (root of '\(suite).Mixed')
                note: 'MainActorPropertyInjector<\(sign)>' is bound at Shop/Signs.swift:3 in '\(suite).Mixed'
                fix: request 'MainActorPropertyInjector<\(sign)>', or call bindPropertyInjectionOf(\(sign).self) in \
                '\(suite).Mixed' or a module it includes
                docs: swift package di explain MissingBinding

                2 errors in the object graph
                """)
    }
}
