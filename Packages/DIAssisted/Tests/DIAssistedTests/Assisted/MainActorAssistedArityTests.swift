// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// `X.init` on the main actor as an assisted factory, for every number of parameters, the seed first and last.
@Suite @MainActor struct MainActorAssistedArityTests {
    @Test(arguments: AssistedArityTests.blends)
    func initializer_isGivenSeedAndParameters_inOrder(blend: AssistedArityTests.Blend) throws {
        #expect(try blend.numbersOnMainActor() == blend.expected)
    }

    nonisolated enum Grounds: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            Spices.bindSpices(binder)
            binder.bindFactory(First<Never>.self).with(Of<First<Never>>.self).onMainActor(First<Never>.init)
            binder.bindFactory(First<Spice1>.self).with(Of<First<Spice1>>.self).onMainActor(First<Spice1>.init)
            binder.bindFactory(Last<Spice1>.self).with(Of<Last<Spice1>>.self).onMainActor(Last<Spice1>.init)
            binder.bindFactory(First<Spice2>.self).with(Of<First<Spice2>>.self).onMainActor(First<Spice2>.init)
            binder.bindFactory(Last<Spice2>.self).with(Of<Last<Spice2>>.self).onMainActor(Last<Spice2>.init)
            binder.bindFactory(First<Spice3>.self).with(Of<First<Spice3>>.self).onMainActor(First<Spice3>.init)
            binder.bindFactory(Last<Spice3>.self).with(Of<Last<Spice3>>.self).onMainActor(Last<Spice3>.init)
            binder.bindFactory(First<Spice4>.self).with(Of<First<Spice4>>.self).onMainActor(First<Spice4>.init)
            binder.bindFactory(Last<Spice4>.self).with(Of<Last<Spice4>>.self).onMainActor(Last<Spice4>.init)
            binder.bindFactory(First<Spice5>.self).with(Of<First<Spice5>>.self).onMainActor(First<Spice5>.init)
            binder.bindFactory(Last<Spice5>.self).with(Of<Last<Spice5>>.self).onMainActor(Last<Spice5>.init)
            binder.bindFactory(First<Spice6>.self).with(Of<First<Spice6>>.self).onMainActor(First<Spice6>.init)
            binder.bindFactory(Last<Spice6>.self).with(Of<Last<Spice6>>.self).onMainActor(Last<Spice6>.init)
            binder.bindFactory(First<Spice7>.self).with(Of<First<Spice7>>.self).onMainActor(First<Spice7>.init)
            binder.bindFactory(Last<Spice7>.self).with(Of<Last<Spice7>>.self).onMainActor(Last<Spice7>.init)
            binder.bindFactory(First<Spice8>.self).with(Of<First<Spice8>>.self).onMainActor(First<Spice8>.init)
            binder.bindFactory(Last<Spice8>.self).with(Of<Last<Spice8>>.self).onMainActor(Last<Spice8>.init)
            binder.bindFactory(First<Spice9>.self).with(Of<First<Spice9>>.self).onMainActor(First<Spice9>.init)
            binder.bindFactory(Last<Spice9>.self).with(Of<Last<Spice9>>.self).onMainActor(Last<Spice9>.init)
            binder.bindFactory(First<Spice22>.self).with(Of<First<Spice22>>.self).onMainActor(First<Spice22>.init)
            binder.bindFactory(Last<Spice22>.self).with(Of<Last<Spice22>>.self).onMainActor(Last<Spice22>.init)
        }
    }
}
