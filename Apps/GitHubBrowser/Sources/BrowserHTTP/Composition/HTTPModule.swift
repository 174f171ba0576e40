// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI

package enum HTTPModule: Module {
    /// One transport serves all sessions, so that they share connections.
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {
        binder.bind(CurlTransport.self).sharedInScope().onStop { await $0.close() }.to {
            (settings: NetworkSettings, environment: NetworkEnvironment) in
            CurlTransport(timeout: settings.timeout, environment: environment)
        }
        binder.bind((any Transport).self).to { (transport: CurlTransport) in transport }
    }
}
