// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules
import DIProperties

// Block 7
protocol Roastery: Sendable {
    var name: String { get }
}

final class HarbourRoastery: Roastery, Autowired {
    typealias BoundAs = any Roastery
    typealias SharedIn = Singleton

    let name: String = "the harbour"
}

// Block 8
final class BeanShelf: Autowired, Sendable {
    typealias SharedIn = Singleton

    let roastery: any Roastery

    init(_ roastery: any Roastery) {
        self.roastery = roastery
    }
}

// Blocks 3, 4
let shopModule = Bindings {
    include(module: ShopBindings.self)
    include(module: ShopSingletonBindings.self)
    include(module: LogModule.self)
}

@MainActor
final class AppDelegate {
    let modules: ModuleStack = .shared

    func applicationDidFinishLaunching(_ properties: Properties) throws {
        try modules.load(shopModule, properties: properties)
    }
}
