// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

struct Apron: Sendable {
    let color: UIColor
}

// Block 2
/// The module that the screens extend.
func openShop() throws {
    try ModuleStack.shared.load {
        include(storage)
        include(useCases)
        include(module: OrderScreenModule.self)
        factory { Apron(color: .brown) }
    }
}

func apronOfTheShop() -> Apron {
    // Block 16
    let apron: Apron = ModuleStack.shared.current.get()
    return apron
}
