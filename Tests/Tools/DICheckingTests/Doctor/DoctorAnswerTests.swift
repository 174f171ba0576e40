// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@testable import DIChecking

@Suite struct DoctorAnswerTests {
    @Test func types_areListed() {
        var types = ProgramTypes()
        types.components = [.init(type: DoctorShop.self, module: "Shop", name: "Shop.Counter")]
        types.generics = [.init(module: "Shop", name: "Shop.Till")]
        types.modules = [DoctorKitchen.self]
        #expect(
            DoctorAnswer(types).text == """
                components: 1: Shop.Counter
                generic components: 1: Shop.Till
                modules: 1: DoctorKitchen

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

private struct DoctorShop: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 1)
    }
}

private enum DoctorKitchen: Module {
    static func configure(binder: Binder<Unscoped>) {}
}
