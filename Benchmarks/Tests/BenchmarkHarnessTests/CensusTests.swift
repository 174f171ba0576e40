// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import HandWritten
import Testing

extension HarnessTests {
    @Suite struct CensusTests {
        @Test func census_countsMadeAndSharedObjects() {
            let shared = Holder<Shared>()
            let census = Census(makeChain10(shared), makeChain10(shared))
            #expect(census.made == 10)
            #expect(census.shared == 1)
        }

        @Test func census_namesEachObjectOnce() {
            let shared = Holder<Shared>()
            let census = Census(makeComplex(shared), makeComplex(shared))
            #expect(
                census.description == """
                    Complex#0(Shared#1 ComplexFirst#2 ComplexSecond#3 ComplexReader#4(ComplexSource#5) \
                    ComplexWriter#6(ComplexTarget#7 Shared#1) ComplexCleaner#8(Shared#1 ComplexSchedule#9))
                    """
            )
        }

        @Test func census_differs_whenAnObjectIsMadeTwice() {
            let shared = Holder<Shared>()
            let one = Census(makeCombined(shared), makeCombined(shared))
            let two = Census(makeCombined(shared), makeCombined(Holder<Shared>()))
            #expect(one != two)
            #expect(two.made == 3)
        }

        @Test func holder_makesOnce_andKeepsWhatItMade() {
            var made = 0
            let holder = Holder<Shared>()
            let make = {
                made += 1
                return Shared()
            }
            let first = holder.get(make)
            #expect(holder.get(make) === first)
            #expect(made == 1)
        }

        @Test func handSession_sharesItsThree() {
            let shared = Holder<Shared>()
            let session = makeSession(SessionSeed(user: 3), shared)
            #expect(session.profile.user == 3)
            #expect(session.cart.profile === session.profile)
            #expect(session.history.profile === session.profile)
            #expect(session.history.shared === getShared(shared))
        }
    }
}
