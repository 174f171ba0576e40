// SPDX-License-Identifier: Apache-2.0
// The twin of BuildOfAnyConstruction.swift.

import DI

func open<C: Component>(
    _ factory: ComponentFactory<C>, _ seed: C.Seed
) -> C.Root where C.Construction == Synchronous {
    factory.build(seed)
}

@MainActor
func open<C: RootComponent>(_ component: C.Type) throws -> C.Root where C.Seed == Void, C.Construction == OnMainActor {
    try ComponentFactory.of(component).build()
}
