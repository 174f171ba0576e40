// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// `X.init` on the main actor for every number of parameters, also beyond those that have an overload of their own.
@Suite struct MainActorArityTests {
    @Test(arguments: 0...22) @MainActor
    func initializer_isGivenItsParameters_inOrder(_ arity: Int) throws {
        let blends = try ComponentFactory.of(Mill.self).build()
        #expect(blends.numbers(arity) == Array(1..<arity + 1))
    }

    /// The blends, each as one that its own initialiser makes on the main actor.
    struct Blends {
        let blend0: Blend0
        let blend1: Blend1
        let blend2: Blend2
        let blend3: Blend3
        let blend4: Blend4
        let blend5: Blend5
        let blend6: Blend6
        let blend7: Blend7
        let blend8: Blend8
        let blend9: Blend9
        let blend10: Blend10
        let blend11: Blend11
        let blend12: Blend12
        let blend13: Blend13
        let blend14: Blend14
        let blend15: Blend15
        let blend16: Blend16
        let blend17: Blend17
        let blend18: Blend18
        let blend19: Blend19
        let blend20: Blend20
        let blend21: Blend21
        let blend22: Blend22

        func numbers(_ arity: Int) -> [Int] {
            let all: [any Blended] = [
                blend0, blend1, blend2, blend3, blend4, blend5, blend6, blend7, blend8, blend9, blend10, blend11,
                blend12, blend13, blend14, blend15, blend16, blend17, blend18, blend19, blend20, blend21, blend22,
            ]
            return all[arity].numbers
        }
    }

    enum Mill: RootComponent {
        typealias Root = Blends
        typealias Scope = Singleton
        typealias Construction = OnMainActor

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Grounds.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Blends>) -> BindingReceipt<Blends> {
            bind.to(factory: Blends.init)
        }
    }

    enum Grounds: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            Spices.bindSpices(binder)
            binder.bind(Blend0.self).onMainActor(Blend0.init)
            binder.bind(Blend1.self).onMainActor(Blend1.init)
            binder.bind(Blend2.self).onMainActor(Blend2.init)
            binder.bind(Blend3.self).onMainActor(Blend3.init)
            binder.bind(Blend4.self).onMainActor(Blend4.init)
            binder.bind(Blend5.self).onMainActor(Blend5.init)
            binder.bind(Blend6.self).onMainActor(Blend6.init)
            binder.bind(Blend7.self).onMainActor(Blend7.init)
            binder.bind(Blend8.self).onMainActor(Blend8.init)
            binder.bind(Blend9.self).onMainActor(Blend9.init)
            binder.bind(Blend10.self).onMainActor(Blend10.init)
            binder.bind(Blend11.self).onMainActor(Blend11.init)
            binder.bind(Blend12.self).onMainActor(Blend12.init)
            binder.bind(Blend13.self).onMainActor(Blend13.init)
            binder.bind(Blend14.self).onMainActor(Blend14.init)
            binder.bind(Blend15.self).onMainActor(Blend15.init)
            binder.bind(Blend16.self).onMainActor(Blend16.init)
            binder.bind(Blend17.self).onMainActor(Blend17.init)
            binder.bind(Blend18.self).onMainActor(Blend18.init)
            binder.bind(Blend19.self).onMainActor(Blend19.init)
            binder.bind(Blend20.self).onMainActor(Blend20.init)
            binder.bind(Blend21.self).onMainActor(Blend21.init)
            binder.bind(Blend22.self).onMainActor(Blend22.init)
        }
    }
}
