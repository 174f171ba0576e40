// SPDX-License-Identifier: Apache-2.0
// Code that is generic over a component says how it is built.
// Swift 6: error: 'build' is unavailable: a component's construction is part of its type: add 'where C.Construction == Synchronous', or its own kind
// Swift 6: error: 'build()' is unavailable: a component's construction is part of its type: add 'where C.Construction == Synchronous', or its own kind
// Swift 5: the same

import DI

#if TWIN
func open<C: Component>(
    _ factory: ComponentFactory<C>, _ seed: C.Seed
) -> C.Root where C.Construction == Synchronous {
    factory.build(seed)
}

@MainActor
func open<C: RootComponent>(_ component: C.Type) throws -> C.Root where C.Seed == Void, C.Construction == OnMainActor {
    try ComponentFactory.of(component).build()
}
#else
func open<C: Component>(_ factory: ComponentFactory<C>, _ seed: C.Seed) -> C.Root {
    factory.build(seed)  // here
}

func open<C: RootComponent>(_ component: C.Type) throws -> C.Root where C.Seed == Void {
    try ComponentFactory.of(component).build()  // here
}
#endif
