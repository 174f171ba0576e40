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
            binder.bindFactory(First0.self).with(Of<First0>.self).onMainActor(First0.init)
            binder.bindFactory(First1.self).with(Of<First1>.self).onMainActor(First1.init)
            binder.bindFactory(Last1.self).with(Of<Last1>.self).onMainActor(Last1.init)
            binder.bindFactory(First2.self).with(Of<First2>.self).onMainActor(First2.init)
            binder.bindFactory(Last2.self).with(Of<Last2>.self).onMainActor(Last2.init)
            binder.bindFactory(First3.self).with(Of<First3>.self).onMainActor(First3.init)
            binder.bindFactory(Last3.self).with(Of<Last3>.self).onMainActor(Last3.init)
            binder.bindFactory(First4.self).with(Of<First4>.self).onMainActor(First4.init)
            binder.bindFactory(Last4.self).with(Of<Last4>.self).onMainActor(Last4.init)
            binder.bindFactory(First5.self).with(Of<First5>.self).onMainActor(First5.init)
            binder.bindFactory(Last5.self).with(Of<Last5>.self).onMainActor(Last5.init)
            binder.bindFactory(First6.self).with(Of<First6>.self).onMainActor(First6.init)
            binder.bindFactory(Last6.self).with(Of<Last6>.self).onMainActor(Last6.init)
            binder.bindFactory(First7.self).with(Of<First7>.self).onMainActor(First7.init)
            binder.bindFactory(Last7.self).with(Of<Last7>.self).onMainActor(Last7.init)
            binder.bindFactory(First8.self).with(Of<First8>.self).onMainActor(First8.init)
            binder.bindFactory(Last8.self).with(Of<Last8>.self).onMainActor(Last8.init)
            binder.bindFactory(First9.self).with(Of<First9>.self).onMainActor(First9.init)
            binder.bindFactory(Last9.self).with(Of<Last9>.self).onMainActor(Last9.init)
            binder.bindFactory(First22.self).with(Of<First22>.self).onMainActor(First22.init)
            binder.bindFactory(Last22.self).with(Of<Last22>.self).onMainActor(Last22.init)
        }
    }
}
