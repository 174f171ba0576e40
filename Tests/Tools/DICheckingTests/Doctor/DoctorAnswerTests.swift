// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIChecking

@Suite struct DoctorAnswerTests {
    @Test func types_areListed() {
        var types = ProgramTypes()
        types.components = [.init(type: MilkBar.self, module: "Shop", name: "Shop.Counter")]
        types.generics = [.init(module: "Shop", name: "Shop.Till")]
        types.modules = [HeaterModule.self]
        #expect(
            DoctorAnswer(types).text == """
                components: 1: Shop.Counter
                generic components: 1: Shop.Till
                modules: 1: HeaterModule

                """)
    }

    @Test func records_areCounted_whereTheyWereNotRead() {
        var types = ProgramTypes()
        types.unreadable = 2
        #expect(
            DoctorAnswer(types).text == """
                components: none
                generic components: none
                modules: none
                conformances that could not be read: 2

                """)
    }
}
