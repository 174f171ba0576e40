// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Weak providers of what a build makes first.
struct WeakRequestTests {
    @Test
    func weakProvider_givesWhatWasAwaited_asLongAsItLives() async throws {
        var boiler: Boiler?
        let weak: WeakProvider<Boiler>
        do {
            let shop = try await ComponentFactory.of(ShopComponent.self).build()
            boiler = shop.boiler
            weak = shop.weak
            #expect(weak.get() === boiler)
        }
        // Nothing of the component is left but the instance.
        #expect(weak.get() === boiler)
        #expect(boiler != nil)
        boiler = nil
        #expect(weak.get() === nil)
    }

    private final class Boiler: Sendable {}

    private struct Shop: Sendable {
        let boiler: Boiler
        let weak: WeakProvider<Boiler>
    }

    private struct ShopComponent: RootComponent {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().asynchronous { () async in
                await Task.yield()
                return Boiler()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }
}
