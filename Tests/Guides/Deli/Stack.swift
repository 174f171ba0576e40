// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

struct EveningRoastery: Roastery {
    let name: String = "the cellar"
}

let eveningModule = Bindings {
    single { EveningRoastery() as any Roastery }
}

func loadInOrder() throws -> String {
    // Block 21
    let modules = ModuleStack()
    try modules.load([eveningModule, shopModule])
    return modules.current.get(BeanShelf.self).roastery.name
}

func loadByPriority() throws -> String {
    let modules = ModuleStack()
    // Block 22
    try modules.load(shopModule)
    try modules.load(eveningModule, priority: .high)
    return modules.current.get(BeanShelf.self).roastery.name
}

struct FakeRoastery: Roastery {
    let name: String = "a test"
}

func testOfTheShelf(_ modules: ModuleStack) throws -> String {
    // Block 23
    let test = try modules.load(priority: .high) {
        single { FakeRoastery() as any Roastery }
    }
    let shelf = modules.current.get(BeanShelf.self)
    try modules.unload(test)
    return shelf.roastery.name
}

// Block 82
/// One test of many: a stack of its own, so that tests can run at the same time.
func testOnItsOwn() throws -> String {
    let modules = ModuleStack()
    try modules.load(shopModule)
    try modules.load(priority: .high) {
        single { FakeRoastery() }
        factory { (roastery: FakeRoastery) in roastery as any Roastery }
    }
    let shelf = modules.current.get(BeanShelf.self)
    return "\(shelf.roastery.name) \(modules.current.get(FakeRoastery.self).name)"
}
