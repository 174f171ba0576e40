// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI
import Foundation

/// Binds the parts of the seed, so that each can be injected on its own.
enum InvocationModule: Module {
    static func configure(binder: UnscopedBinder) {
        configureConnection(binder)
        binder.bind(StorageFolders.self).to { (it: Invocation) in it.folders }
        binder.bind(ConfigurationFile.self).to { (it: Invocation) in it.configurationFile }
        binder.bind(Layout.self).to { (it: Invocation) in it.layout }
        binder.bind(Limit.self).to { (it: Invocation) in it.limit }
        binder.bind(Screen.self).to { (it: Invocation) in it.screen }
        binder.bind(Verbosity.self).to { (it: Invocation) in it.verbosity }
    }

    private static func configureConnection(_ binder: UnscopedBinder) {
        binder.bind(APIAddress.self).to { (it: Invocation) in APIAddress(it.connection.apiURL) }
        binder.bind(URL.self).tagged(with: WebURL.self).to { (it: Invocation) in it.connection.webURL }
        binder.bind(NameReader.self).to { (it: Invocation) in NameReader(pages: it.connection.pages) }
        binder.bind(UserAgent.self).to { (it: Invocation) in UserAgent(it.userAgent) }
        binder.bind(Int.self).tagged(with: PageCap.self).to(value: 1_000)
        binder.bind(ExposedOrigins.self).to { (it: Invocation) in
            ExposedOrigins(areAllowed: it.connection.allowsExposedOrigins)
        }
        binder.bind(LimitWaiting.self).to { (it: Invocation) in LimitWaiting(isAllowed: it.waits) }
    }
}

/// The source of the credentials. A session resolves them when it is opened, not earlier.
enum CredentialsModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any TokenCommandRunner).self).to { (it: Invocation) -> any TokenCommandRunner in
            TokenProcess(environment: it.environment)
        }
        binder.bind(Connection.self).to { (it: Invocation) in it.connection }
        binder.bind(CredentialsSource.self).to(factory: CredentialsSource.init)
        binder.bind(TokenOrigin.self).to(factory: TokenOrigin.init)
    }
}
