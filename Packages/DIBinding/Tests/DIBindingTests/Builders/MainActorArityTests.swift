// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// `X.init` on the main actor for every number of parameters that has an overload of its own, for the next one, and for many.
@Suite struct MainActorArityTests {
    @Test(arguments: ArityTests.blends) @MainActor
    func initializer_isGivenItsParameters_inOrder(_ blend: ArityTests.Blend) throws {
        #expect(try blend.numbersOnMainActor() == Array(1..<blend.arity + 1))
    }

    static let grounds = LocalBindings { binder in
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
        binder.bind(Blend22.self).onMainActor(Blend22.init)
    }
}
