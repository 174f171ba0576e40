// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Instances stop before what they need over deferred edges, too, unless those are on a cycle.
struct LifecycleDeferredOrderTests {
    private let journal: Journal = Journal()

    final class Store: Sendable {
        let journal: Journal

        init(journal: Journal) {
            self.journal = journal
        }
    }

    /// Made before the store, which it needs when it stops.
    final class Cache: Sendable {
        let journal: Journal
        let stores: AsyncProvider<Store>

        init(journal: Journal, stores: AsyncProvider<Store>) {
            self.journal = journal
            self.stores = stores
        }
    }

    /// Needs the cache over a binding without hooks, and leads back to itself.
    final class Clerk: Sendable {
        let journal: Journal
        let desk: Provider<Desk>

        init(journal: Journal, desk: Provider<Desk>) {
            self.journal = journal
            self.desk = desk
        }
    }

    final class Desk: Sendable {
        let cache: Provider<Cache>
        let clerk: WeakProvider<Clerk>

        init(cache: Provider<Cache>, clerk: WeakProvider<Clerk>) {
            self.cache = cache
            self.clerk = clerk
        }
    }

    struct Shop: Sendable {
        let clerk: Clerk
        let cache: Cache
        let store: AsyncProvider<Store>
    }

    struct Component: RootComponent {
        typealias Seed = Journal

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope()
                .onStop { $0.journal.log("stop store") }.onDispose { $0.journal.log("dispose store") }
                .asynchronous { (journal: Journal) async in Store(journal: journal) }
            binder.bind(Cache.self).sharedInScope()
                .onStop { cache in
                    _ = try await cache.stores.get()
                    cache.journal.log("flush cache")
                }
                .onDispose { $0.journal.log("dispose cache") }
                .to(factory: Cache.init)
            binder.bind(Clerk.self).sharedInScope()
                .onStop { $0.journal.log("stop clerk") }.onDispose { $0.journal.log("dispose clerk") }
                .to(factory: Clerk.init)
            binder.bind(Desk.self).to(factory: Desk.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    /// Regression: the cache flushed into a store that had stopped.
    @Test func cache_flushesBeforeItsStoreStops() async throws {
        try await ComponentFactory.of(Component.self).run(journal) { shop in _ = try await shop.store.get() }
        #expect(
            journal.events == [
                "stop clerk", "flush cache", "stop store", "dispose clerk", "dispose cache", "dispose store",
            ])
    }
}
