// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI
import InventedGitHub

/// The embedded data as the source of all data, where `data.source` is `demo`.
///
/// Nothing is sent and nothing is kept, so that options about the network and the cache have no effect.
package enum DemoModule: Module {
    /// The data is read once.
    package typealias Scope = Singleton

    /// Binds the transport that serves the data, the cache, and what is said about it.
    package static func configure(binder: Binder<Singleton>) {
        binder.bind(DemoTransport.self).to(factory: DemoTransport.init)
        binder.bind((any Transport).self).to { (transport: DemoTransport) in transport }
        binder.bind(DataSource.self).to(value: .demo(owner: InventedOrganization.coffeeWorks.login))
        binder.bind(BookmarkHost.self).to(value: BookmarkHost("demo"))
        binder.bind(CachePolicy.self).to(value: CachePolicy(mode: .refresh, freshFor: 0))
        binder.bind((any ResponseCache).self).to { (memory: MemoryStorage) in memory }
        binder.bind((any LimitStore).self).to { (memory: MemoryStorage) in memory }
    }
}
