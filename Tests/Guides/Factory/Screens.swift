// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

@MainActor
final class MenuModel {
    private(set) var drinks: [String] = ["espresso"]
}

let screens = Bindings {
    onMainActor.factory { MenuModel() }
}

/// Stands for a view, which keeps its model in a `@State` property.
@MainActor
struct MenuView {
    var model: MenuModel = inject(onMainActor: MenuModel.self)
}
