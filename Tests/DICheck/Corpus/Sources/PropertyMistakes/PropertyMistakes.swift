// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import World

package func tellConfigured(by properties: Properties) throws -> String {
    try BarComponent.graph(properties: properties).json()
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

enum BarComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(BarConfig.self)  // expect: DI/NotChecked
        binder.bind(Beans.self).qualified("light").to { Beans("Huila") }
        binder.bind(Beans.self).to(qualifiedBy: "beans.daily")
    }

    static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
        bind.to(factory: Bar.init)
    }
}
