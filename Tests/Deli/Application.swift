// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

protocol Roastery: Sendable {
    var name: String { get }
}

final class HarbourRoastery: Roastery {
    let name: String = "the harbour"
}

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

let shopModule = Bindings {
    include(beansModule)
    include(drinksModule)
    single(Menu.init)
    single(WinterMenu.init)
}

@MainActor
final class AppDelegate {
    let modules: ModuleStack = .shared

    func applicationDidFinishLaunching() throws {
        try modules.load(shopModule)
    }
}
