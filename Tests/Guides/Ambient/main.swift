// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

@MainActor
func run() async throws {
    try ModuleStack.shared.load(kitchen)
    print("static:", Storeroom.grinder.name)

    let bar = try Injector(parent: .current) {
        single { Grinder(name: "bar") }
    }
    try await bar.run {
        let model = MenuModel()
        model.brew()
        print("class:", model.display.lines, model.grinder.name)
        print("actor:", await Till().receipt())
        print("struct:", Order().maker.grinder.name)
        print("sendable:", Barista(cups: 2).maker.grinder.name)
        print("static:", Storeroom.grinder.name, "and", Storeroom.maker.grinder.name)
        print("component:", try madeWithoutAnInjector())
    }
    print("afterwards:", Order().maker.grinder.name, "and", try madeWithoutAnInjector())
}

try await run()
