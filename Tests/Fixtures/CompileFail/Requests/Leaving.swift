// SPDX-License-Identifier: Apache-2.0

// What is not Sendable stays on the main actor that made it, and so does the handle of a component with such a root.
// Swift 6: error: non-Sendable 'Shop.Root' (aka 'Display')-typed result can not be returned from main actor-isolated instance method 'build()' to nonisolated context
// Swift 6: 2 × error: non-Sendable 'Display'-typed result can not be returned from main actor-isolated instance method 'get()' to nonisolated context
// Swift 6: error: non-Sendable 'Display?'-typed result can not be returned from main actor-isolated instance method 'get()' to nonisolated context
// Swift 6: error: non-Sendable 'Display'-typed result can not be returned from main actor-isolated function to nonisolated context
// Swift 6: error: non-Sendable 'ComponentHandle<Shop.Root>' (aka 'ComponentHandle<Display>')-typed result can not be returned from main actor-isolated instance method 'open(startTimeout:stopTimeout:)' to nonisolated context
// Swift 5: accepted

import DI

final class Display {
    var text: String = ""
}

struct Shop: RootComponent {
    typealias Root = Display
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Display>) -> BindingReceipt<Display> {
        bind.onMainActor { Display() }
    }
}

func text(_ shops: ComponentFactory<Shop>) async -> String {
    #if TWIN
    await MainActor.run { shops.build().text }
    #else
    await shops.build().text  // here
    #endif
}

struct Barista: Sendable {
    let display: MainActorProvider<Display>
    let lazy: MainActorLazy<Display>
    let weak: MainActorWeakProvider<Display>
    let function: @MainActor @Sendable () -> Display

    #if TWIN
    func show() async {
        await MainActor.run { display.get().text = "open" }
    }

    @MainActor
    func clear() async {
        let lazy = lazy.get()
        let weak = weak.get()
        let made = function()
        [lazy, weak ?? made].forEach { $0.text = "" }
    }
    #else
    func show() async {
        let display = await display.get()  // here
        display.text = "open"
    }

    func clear() async {
        let lazy = await lazy.get()  // here
        let weak = await weak.get()  // here
        let made = await function()  // here
        [lazy, weak ?? made].forEach { $0.text = "" }
    }
    #endif
}

#if TWIN
@MainActor
#endif
func open() async throws {
    let shop = try await ComponentFactory.of(Shop.self).open()  // here
    _ = await shop.close()
}
