// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation

/// The parts that send a request for an account: rate limits and retries. ``RequestPathModule`` has those of the transport.
public enum RequestsModule: Module {
    /// The scope of rate limits and slots, which belong to a session.
    public typealias Scope = SessionScope

    /// Binds the parts and the dispatcher that combines them.
    public static func configure(binder: Binder<SessionScope>) {
        binder.bind(Slots.self).sharedInScope().to { (settings: NetworkSettings) in Slots(settings.concurrency) }
        binder.bind(Governor.self).sharedInScope().to(factory: Governor.init)
        binder.bind(LocalTime.self).to { (zone: Provider<TimeZone>) in LocalTime(zone: zone.get()) }
        binder.bind(FailureClassifier.self).to(factory: FailureClassifier.init)
        binder.bind(RequestDispatcher.self).to(factory: RequestDispatcher.init)
    }
}
