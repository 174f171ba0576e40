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
            binder.bindFactory(First10.self).with(Of<First10>.self).onMainActor(First10.init)
            binder.bindFactory(Last10.self).with(Of<Last10>.self).onMainActor(Last10.init)
            binder.bindFactory(First11.self).with(Of<First11>.self).onMainActor(First11.init)
            binder.bindFactory(Last11.self).with(Of<Last11>.self).onMainActor(Last11.init)
            binder.bindFactory(First12.self).with(Of<First12>.self).onMainActor(First12.init)
            binder.bindFactory(Last12.self).with(Of<Last12>.self).onMainActor(Last12.init)
            binder.bindFactory(First13.self).with(Of<First13>.self).onMainActor(First13.init)
            binder.bindFactory(Last13.self).with(Of<Last13>.self).onMainActor(Last13.init)
            binder.bindFactory(First14.self).with(Of<First14>.self).onMainActor(First14.init)
            binder.bindFactory(Last14.self).with(Of<Last14>.self).onMainActor(Last14.init)
            binder.bindFactory(First15.self).with(Of<First15>.self).onMainActor(First15.init)
            binder.bindFactory(Last15.self).with(Of<Last15>.self).onMainActor(Last15.init)
            binder.bindFactory(First16.self).with(Of<First16>.self).onMainActor(First16.init)
            binder.bindFactory(Last16.self).with(Of<Last16>.self).onMainActor(Last16.init)
            binder.bindFactory(First17.self).with(Of<First17>.self).onMainActor(First17.init)
            binder.bindFactory(Last17.self).with(Of<Last17>.self).onMainActor(Last17.init)
            binder.bindFactory(First18.self).with(Of<First18>.self).onMainActor(First18.init)
            binder.bindFactory(Last18.self).with(Of<Last18>.self).onMainActor(Last18.init)
            binder.bindFactory(First19.self).with(Of<First19>.self).onMainActor(First19.init)
            binder.bindFactory(Last19.self).with(Of<Last19>.self).onMainActor(Last19.init)
            binder.bindFactory(First20.self).with(Of<First20>.self).onMainActor(First20.init)
            binder.bindFactory(Last20.self).with(Of<Last20>.self).onMainActor(Last20.init)
            binder.bindFactory(First21.self).with(Of<First21>.self).onMainActor(First21.init)
            binder.bindFactory(Last21.self).with(Of<Last21>.self).onMainActor(Last21.init)
            binder.bindFactory(First22.self).with(Of<First22>.self).onMainActor(First22.init)
            binder.bindFactory(Last22.self).with(Of<Last22>.self).onMainActor(Last22.init)
        }
    }
}
