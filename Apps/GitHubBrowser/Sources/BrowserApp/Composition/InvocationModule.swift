// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI
import Foundation

/// Binds the parts of the seed, so that each can be injected on its own.
enum InvocationModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(StorageFolders.self).to(factory: \Invocation.folders)
        binder.bind(Layout.self).to(factory: \Invocation.layout)
        binder.bind(Limit.self).to(factory: \Invocation.limit)
        binder.bind(Screen.self).to(factory: \Invocation.screen)
        binder.bind(Verbosity.self).to(factory: \Invocation.verbosity)
        binder.bind(APIAddress.self).to(factory: \Invocation.connection.api)
        binder.bind(URL.self).tagged(with: WebURL.self).to(factory: \Invocation.connection.webURL)
        binder.bind(NameReader.self).to(factory: \Invocation.connection.names)
        binder.bind(UserAgent.self).to(factory: \Invocation.userAgent)
        binder.bind(ExposedOrigins.self).to(factory: \Invocation.connection.exposedOrigins)
        binder.bind(LimitWaiting.self).to(factory: \Invocation.waiting)
        binder.bind(Int.self).tagged(with: PageCap.self).to(value: 1_000)
    }
}

/// The source of the credentials. A session resolves them when it is opened, not earlier.
enum CredentialsModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(TokenProcess.self).to(factory: \Invocation.tokenCommands)
        binder.bind(Connection.self).to(factory: \Invocation.connection)
        binder.bind(CredentialsSource.self).to(factory: CredentialsSource.init)
    }
}
