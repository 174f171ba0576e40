// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation

/// The API client of one account; other modules bind the transport, the cache and the clock that it needs.
public enum NetworkingModule: Module {
    /// The client belongs to a session.
    public typealias Scope = SessionScope

    /// Binds the client and its parts.
    public static func configure(binder: Binder<SessionScope>) {
        requireConnection(binder)
        requireServices(binder)
        binder.include(module: RequestsModule.self)
        binder.bind(Endpoints.self).to { (api: APIAddress, size: TaggedProvider<PageSize>) in
            Endpoints(api: api, pageSize: size.get())
        }
        binder.privately {
            binder.bind(RequestBuilder.self).to(factory: RequestBuilder.init)
            binder.bind(CachePartition.self).sharedInScope().to(factory: CachePartition.init)
            binder.bind(RequestFlights.self).sharedInScope().to(factory: RequestFlights.init)
            binder.bind(StaleWarnings.self).sharedInScope().to(factory: StaleWarnings.init)
        }
        binder.bind(APIClient.self).to(factory: APIClient.init)
        binder.bind(ResponseDecoder.self).to(factory: ResponseDecoder.init)
        binder.bindFactory(Pager.self).with(PagerFactory.self).to {
            (start: Assisted<URL>, client: APIClient, cap: TaggedProvider<PageCap>) in
            Pager(start: start.get(), client: client, mostPages: cap.get())
        }
    }

    /// The account, the host, and the user's wishes.
    private static func requireConnection(_ binder: Binder<SessionScope>) {
        binder.requires(Credentials.self)
        binder.requires(APIAddress.self)
        binder.requires(UserAgent.self)
        binder.requires(DataSource.self)
        binder.requires(CachePolicy.self)
        binder.requires(LimitWaiting.self)
        binder.requires(NetworkSettings.self)
        binder.requires(tagged: PageSize.self)
        binder.requires(tagged: PageCap.self)
    }

    /// The network, the storage and the machine.
    private static func requireServices(_ binder: Binder<SessionScope>) {
        binder.requires((any Transport).self)
        binder.requires((any ResponseCache).self)
        binder.requires((any LimitStore).self)
        binder.requires((any Notices).self)
        binder.requires((any WallClock).self)
        binder.requires((any Sleeper).self)
        binder.requires((any Randomness).self)
        binder.requires(TimeZone.self)
        binder.requires(NetworkLog.self)
    }
}
