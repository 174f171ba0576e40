// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// The way of every request through the program's transport, whatever that is: each policy stands around those above it.
///
/// Retries, rate limits and the cache come before, in a session: they differ by account and by what is requested.
package enum RequestPathModule: Module {
    /// Decorates the transport, from the server outwards.
    package static func configure(binder: UnscopedBinder) {
        binder.decorate((any Transport).self).to(factory: RedirectFollower.init)
        binder.decorate((any Transport).self).to(factory: LoggedTransport.init)
    }
}
