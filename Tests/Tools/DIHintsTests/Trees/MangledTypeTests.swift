// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIHints

@Suite struct MangledTypeTests {
    @Test(arguments: [
        "$s4Shop4PumpVD", "$sSay4Shop4PumpVGD", "$s4Shop4PumpVSgD", "$s4Shop6Heater_pD", "$s9DIBinding8ProviderVySiGD",
        "$sSaySay4Shop4PumpVGGD",
    ])
    func typeOfAProgram_isADependency(_ name: String) {
        #expect(MangledType(name).isDependency)
    }

    @Test(arguments: [
        "", "$sSiD", "$sSSD", "$sSaySiGD", "$sSiSgD", "$s10Foundation4DateVD", "$syycD", "$s4Shop4PumpVycD", "$sxD",
        "$s4Shop4PumpVycSgD", "$s15Synchronization5MutexVySay4Shop4PumpVGGD", "$ss12StaticStringVD", "$sytD", "$s0D",
    ])
    func typeOfTheToolchain_isNone(_ name: String) {
        #expect(!MangledType(name).isDependency)
    }
}
