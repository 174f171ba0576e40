// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

// Block 17
final class MenuView {
    let menu: Menu

    init(shop: Injector = ModuleStack.shared.current) {
        menu = shop.get()
    }
}
