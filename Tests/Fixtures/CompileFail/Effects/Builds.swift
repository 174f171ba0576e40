// SPDX-License-Identifier: Apache-2.0

// What belongs to the main actor is built and requested there, and what is asynchronous is awaited, and may fail.
// Swift 6: error: 'async' call in a function that does not support concurrency
// Swift 6: error: expression is 'async' but is not marked with 'await'
// Swift 6: error: call to main actor-isolated instance method 'build()' in a synchronous nonisolated context
// Swift 6: error: main actor-isolated instance method 'build()' cannot be called from outside of the actor
// Swift 6: 3 × error: call to main actor-isolated instance method 'get()' in a synchronous nonisolated context
// Swift 5: the same

import DI

final class Menu: Sendable {}

final class Display {
    var text: String = ""
}

struct Shop: RootComponent {
    typealias Construction = Asynchronous

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}

struct Window: RootComponent {
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}

#if !TWIN
func open(_ shops: ComponentFactory<Shop>) throws -> Menu {
    try shops.build()  // here
}

func openLater(_ shops: ComponentFactory<Shop>) async throws -> Menu {
    try shops.build()  // here
}
#endif

#if TWIN
@MainActor
#endif
func open(_ windows: ComponentFactory<Window>) -> Menu {
    windows.build()  // here
}

func openLater(_ windows: ComponentFactory<Window>) async -> Menu {
    #if TWIN
    await windows.build()
    #else
    windows.build()  // here
    #endif
}

struct Barista {
    let display: MainActorProvider<Display>
    let lazy: MainActorLazy<Display>
    let weak: MainActorWeakProvider<Display>

    #if TWIN
    @MainActor
    #endif
    func announce(_ order: String) {
        display.get().text = order  // here
        lazy.get().text = order  // here
        weak.get()?.text = order  // here
    }
}
