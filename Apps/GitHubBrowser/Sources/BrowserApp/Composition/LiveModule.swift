// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserNetworking
import BrowserStorage
import DI

/// GitHub as the source of all data, whose answers are kept in the storage. `DemoModule` is its counterpart.
enum LiveModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: HTTPModule.self)
        binder.bind(DataSource.self).to(value: .github)
        binder.bind(NetworkEnvironment.self).to { (it: Invocation) in NetworkEnvironment(it.environment.variables) }
        binder.bind(BookmarkHost.self).to(factory: \Invocation.connection.bookmarkHost)
        binder.bind(CachePolicy.self).to { (it: Invocation, settings: StorageSettings) in
            CachePolicy(mode: it.cacheMode, freshFor: settings.freshFor)
        }
        binder.bind((any ResponseCache).self).to { (storage: any StorageBackend) in storage }
        binder.bind((any LimitStore).self).to { (storage: any StorageBackend) in storage }
    }
}
