// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

// Block 7
protocol Roastery: Sendable {
    var name: String { get }
}

final class HarbourRoastery: Roastery {
    let name: String = "the harbour"
}

// Block 8
final class BeanShelf: Sendable {
    let roastery: any Roastery

    init(roastery: any Roastery) {
        self.roastery = roastery
    }
}

let beansModule = Bindings {
    single(HarbourRoastery.init)
    factory { (roastery: HarbourRoastery) in roastery as any Roastery }
    single(BeanShelf.init)
}

// Block 3
let shopModule = Bindings {
    include(beansModule)
    include(drinksModule)
    single(Menu.init)
    single(WinterMenu.init)
}

// Block 4
@MainActor
final class AppDelegate {
    let modules: ModuleStack = .shared

    func applicationDidFinishLaunching() throws {
        try modules.load(shopModule)
    }
}
