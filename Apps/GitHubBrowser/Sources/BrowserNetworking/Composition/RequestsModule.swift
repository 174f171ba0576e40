// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation
import Logging

/// The parts that send a request: rate limits, redirects, retries.
public enum RequestsModule: Module {
    /// The scope of rate limits and slots, which belong to a session.
    public typealias Scope = SessionScope

    /// Binds the parts and the dispatcher that combines them.
    public static func configure(binder: Binder<SessionScope>) {
        configureLimits(binder)
        binder.bind(LocalTime.self).to { (zone: Provider<TimeZone>) in LocalTime(zone: zone.get()) }
        binder.bind(FailureClassifier.self).to {
            (clock: any WallClock, time: LocalTime, credentials: Credentials, source: DataSource) in
            FailureClassifier(clock: clock, time: time, credentials: credentials, source: source)
        }
        binder.bind(RedirectFollower.self).to {
            (transport: any Transport, allowed: TaggedProvider<ExposedOriginsAllowed>) in
            RedirectFollower(transport: transport, allowsExposedOrigins: allowed.get())
        }
        binder.bind(Retrier.self).to {
            (
                settings: NetworkSettings, sleeper: any Sleeper, randomness: any Randomness,
                log: TaggedProvider<NetworkLog>
            ) in
            Retrier(retries: settings.retry, sleeper: sleeper, randomness: randomness, logger: log.get())
        }
        binder.bind(RequestDispatcher.self).to {
            (
                follower: RedirectFollower, governor: Governor, slots: Slots, retrier: Retrier, waiter: LimitWaiter,
                classifier: FailureClassifier, clock: any WallClock, log: TaggedProvider<NetworkLog>
            ) in
            RequestDispatcher(
                follower: follower, governor: governor, slots: slots, retrier: retrier, waiter: waiter,
                classifier: classifier, clock: clock, logger: log.get())
        }
    }

    private static func configureLimits(_ binder: Binder<SessionScope>) {
        binder.bind(Slots.self).sharedInScope().to { (settings: NetworkSettings) in Slots(settings.concurrency) }
        binder.bind(Governor.self).sharedInScope().to {
            (
                url: TaggedProvider<APIURL>, credentials: Credentials, store: any LimitStore, clock: any WallClock,
                log: TaggedProvider<NetworkLog>
            ) in
            Governor(apiURL: url.get(), credentials: credentials, store: store, clock: clock, logger: log.get())
        }
        binder.bind(LimitWaiter.self).to {
            (
                allowed: TaggedProvider<WaitingAllowed>, classifier: FailureClassifier, clock: any WallClock,
                sleeper: any Sleeper, notices: any Notices, log: TaggedProvider<NetworkLog>
            ) in
            LimitWaiter(
                isAllowed: allowed.get(), classifier: classifier, clock: clock, sleeper: sleeper, notices: notices,
                logger: log.get())
        }
    }
}
