// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserStorage
import DI

/// Puts the embedded data in the place of GitHub: the program's graph is overridden with this module.
///
/// Nothing is sent and nothing is kept, so that options about the network and the cache have no effect.
public enum DemoModule: Module {
    /// As the graph that it changes.
    public typealias Scope = Singleton

    /// Replaces transport, cache and what is said about them.
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: DemoPartsModule.self)
        binder.include(module: MemoryStorageModule.self)
        binder.bind((any Transport).self).to { (transport: DemoTransport) in transport }
        binder.bind((any ResponseCache).self).to { (cache: MemoryResponseCache) in cache }
        binder.bind(CachePolicy.self).to(value: CachePolicy(mode: .refresh, freshFor: 0))
        binder.bind(DataSource.self).to(value: .demo(owner: DemoData.owner))
    }
}

/// What the demo needs and the live program does not know.
public enum DemoPartsModule: Module {
    /// The data is read once.
    public typealias Scope = Singleton

    /// Binds the data and the transport that serves it.
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(DemoData.self).sharedInScope().to(factory: DemoData.init)
        binder.bind(DemoTransport.self).to { (url: TaggedProvider<APIURL>, data: DemoData) in
            DemoTransport(apiURL: url.get(), data: data)
        }
    }
}
