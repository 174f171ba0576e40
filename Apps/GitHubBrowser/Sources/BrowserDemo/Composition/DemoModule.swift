// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserStorage
import DI

/// The embedded data as the source of all data, for the profile `demo`.
///
/// Nothing is sent and nothing is kept, so that options about the network and the cache have no effect.
public enum DemoModule: Module {
    /// Binds the cache and what is said about it; the transport is a choice of the configuration.
    public static func configure(binder: UnscopedBinder) {
        binder.bind(DataSource.self).to(value: .demo(owner: DemoData.owner))
        binder.bind(BookmarkHost.self).to(value: BookmarkHost("demo"))
        binder.bind(CachePolicy.self).to(value: CachePolicy(mode: .refresh, freshFor: 0))
        binder.bind((any ResponseCache).self).to { (cache: MemoryResponseCache) in cache }
        binder.bind((any LimitStore).self).to { (store: MemoryLimitStore) in store }
    }
}

/// The demo as a transport that can be chosen.
public enum DemoPartsModule: Module {
    /// The data is read once.
    public typealias Scope = Singleton

    /// Binds the data and the transport that serves it, under its name.
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(DemoData.self).sharedInScope().to(factory: DemoData.init)
        binder.bind(DemoTransport.self).to(factory: DemoTransport.init)
        binder.bind((any Transport).self).qualified("demo").to { (transport: DemoTransport) in transport }
    }
}
