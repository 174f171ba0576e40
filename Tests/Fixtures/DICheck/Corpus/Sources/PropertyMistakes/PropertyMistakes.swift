// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import DIProperties
import World

package func tellConfigured(by properties: Properties) throws -> String {
    try BarComponent.graph(GraphOptions(properties: properties)).json()
}

struct BarConfig: ConfigProperty {
    static let path = "bar"
    let name: String
    let seats: Int
}

struct Bar {
    let config: BarConfig
    let beans: Beans
}

/// Is included for a value that the property has but for a letter: DI/ConditionUnmet where it is given.
enum GasModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
    }
}

enum BarComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(BarConfig.self)  // expect: DI/NotChecked
        binder.bind(Beans.self).qualified("light").to { Beans("Huila") }
        binder.bind(Beans.self).to(qualifiedBy: "beans.daily")
        binder.include(module: GasModule.self, when: .property("oven.fuel", is: "gas"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
        bind.to(factory: Bar.init)
    }
}
