// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// `X.init` on the main actor for every number of parameters that has an overload of its own, for the next one, and for many.
@Suite struct MainActorArityTests {
    @Test(arguments: ArityTests.blends) @MainActor
    func initializer_isGivenItsParameters_inOrder(_ blend: ArityTests.Case) throws {
        #expect(try blend.numbersOnMainActor() == Array(1..<blend.arity + 1))
    }

    static let grounds = LocalBindings { binder in
        Spices.bindSpices(binder)
        binder.bind(Blend<Never>.self).onMainActor(Blend<Never>.init)
        binder.bind(Blend<Spice1>.self).onMainActor(Blend<Spice1>.init)
        binder.bind(Blend<Spice2>.self).onMainActor(Blend<Spice2>.init)
        binder.bind(Blend<Spice3>.self).onMainActor(Blend<Spice3>.init)
        binder.bind(Blend<Spice4>.self).onMainActor(Blend<Spice4>.init)
        binder.bind(Blend<Spice5>.self).onMainActor(Blend<Spice5>.init)
        binder.bind(Blend<Spice6>.self).onMainActor(Blend<Spice6>.init)
        binder.bind(Blend<Spice7>.self).onMainActor(Blend<Spice7>.init)
        binder.bind(Blend<Spice8>.self).onMainActor(Blend<Spice8>.init)
        binder.bind(Blend<Spice9>.self).onMainActor(Blend<Spice9>.init)
        binder.bind(Blend<Spice22>.self).onMainActor(Blend<Spice22>.init)
    }
}
