// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DITesting
import Testing

@testable import Cafe

// Scripts/checks/di writes the lists of fakes beside this file, and fills their placeholders.

@Suite(
    .injector(
        Bindings {
            include(module: BrewingModule.self); include(brewingModuleFakes)
        }))
struct BrewingTests {
    /// Fails with the name of each member that it calls.
    @Test func maker_callsItsFakes() async throws {
        let maker = inject(CoffeeMaker.self)
        #expect(maker.voltage.volts == 12 && maker.temperature.get() == 93)
        #expect(maker.log.count() == 0)
        var level = 1
        maker.log.silence(&level)
        await #expect(throws: (any Error).self) { try await maker.log.write("espresso") }
        #expect(await maker.payments.charge(250) == false)
        await MainActor.run { maker.screen.show("latte") }
        #expect(await maker.beans.all() == [])
    }
}

@Suite(.injector(BarComponent.self), .overriding(tableComponentFakes))
struct TableTests {
    @Test func table_hasTheVoltageOfTheFakes() {
        let table = inject(Bar.self).tables.build()
        #expect(table.till.voltage.volts == 12)
    }
}
