// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI

/// The network.
public enum HTTPModule: Module {
    /// One transport serves all sessions, so that they share connections.
    public typealias Scope = Singleton

    /// Binds the transport.
    public static func configure(binder: Binder<Singleton>) {
        binder.requires(NetworkSettings.self)
        binder.privately {
            binder.bind(AsyncHTTPTransport.self).sharedInScope().onStop { try await $0.close() }.to {
                (settings: NetworkSettings) in AsyncHTTPTransport(timeout: settings.timeout)
            }
        }
        binder.bind((any Transport).self).to { (transport: AsyncHTTPTransport) in transport }
    }
}
