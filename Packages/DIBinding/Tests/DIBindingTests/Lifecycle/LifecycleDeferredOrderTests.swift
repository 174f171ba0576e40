// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Instances stop before what they need over deferred edges, too, unless those are on a cycle.
struct LifecycleDeferredOrderTests {
    private struct Store: Sendable {}

    /// Made before the store, which it needs when it stops.
    private struct Cache: Sendable {
        let stores: AsyncProvider<Store>
    }

    /// Needs the cache over a binding without hooks, and leads back to itself.
    private struct Clerk: Sendable {
        let desk: Provider<Desk>
    }

    private struct Desk: Sendable {
        let cache: Provider<Cache>
        let clerk: WeakProvider<Clerk>
    }

    private struct Shop: Sendable {
        let clerk: Clerk
        let cache: Cache
        let store: AsyncProvider<Store>
    }

    /// Regression: the cache flushed into a store that had stopped.
    @Test func cache_flushesBeforeItsStoreStops() async throws {
        let journal = Journal()
        let factory = try LocalBindings { binder in
            binder.bind(Store.self).sharedInScope().loggingEnd(of: "store", in: journal)
                .asynchronous { () async in Store() }
            binder.bind(Cache.self).sharedInScope()
                .onStop { cache in
                    _ = try await cache.stores.get()
                    journal.log("flush cache")
                }
                .onDispose { _ in journal.log("dispose cache") }
                .to(factory: Cache.init)
            binder.bind(Clerk.self).sharedInScope().loggingEnd(of: "clerk", in: journal).to(factory: Clerk.init)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bind(Shop.self).qualified("shared").to(factory: Shop.init)
        }.factory(of: Shop.self)
        try await factory.run { shop in _ = try await shop.store.get() }
        #expect(
            journal.events == [
                "stop clerk", "flush cache", "stop store", "dispose clerk", "dispose cache", "dispose store",
            ])
    }
}
