// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation
import Logging

/// The API client of one account; other modules bind the transport, the cache and the clock that it needs.
public enum NetworkingModule: Module {
    /// The client belongs to a session.
    public typealias Scope = SessionScope

    /// Binds the client and its parts.
    public static func configure(binder: Binder<SessionScope>) {
        binder.include(module: RequestsModule.self)
        binder.bind(RequestBuilder.self).to {
            (url: TaggedProvider<APIURL>, agent: TaggedProvider<UserAgent>, credentials: Credentials) in
            RequestBuilder(apiURL: url.get(), userAgent: agent.get(), credentials: credentials)
        }
        binder.bind(Endpoints.self).to { (url: TaggedProvider<APIURL>, size: TaggedProvider<PageSize>) in
            Endpoints(apiURL: url.get(), pageSize: size.get())
        }
        binder.bind(CachePartition.self).sharedInScope().to(factory: CachePartition.init)
        binder.bind(RequestFlights.self).sharedInScope().to(factory: RequestFlights.init)
        binder.bind(StaleWarnings.self).sharedInScope().to(factory: StaleWarnings.init)
        binder.bind(APIClient.self).to {
            (
                requests: RequestBuilder, dispatcher: RequestDispatcher, flights: RequestFlights,
                classifier: FailureClassifier, partition: CachePartition, policy: CachePolicy, stale: StaleWarnings,
                clock: any WallClock, log: TaggedProvider<NetworkLog>
            ) in
            APIClient(
                requests: requests, dispatcher: dispatcher, flights: flights, classifier: classifier,
                partition: partition, policy: policy, stale: stale, clock: clock, logger: log.get())
        }
        binder.bind(ResponseDecoder.self).to(factory: ResponseDecoder.init)
        binder.bindFactory(Pager.self).with(PagerFactory.self).to {
            (start: Assisted<URL>, client: APIClient, cap: TaggedProvider<PageCap>) in
            Pager(start: start.get(), client: client, mostPages: cap.get())
        }
    }
}
