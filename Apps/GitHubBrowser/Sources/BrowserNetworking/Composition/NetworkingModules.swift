// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation

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

/// The API client of one account, with its rate limits and retries; other modules bind the transport, the cache and the clock.
package enum NetworkingModule: Module {
    package typealias Scope = SessionScope

    package static func configure(binder: Binder<SessionScope>) {
        binder.bind(Slots.self).sharedInScope().to { (settings: NetworkSettings) in Slots(settings.concurrency) }
        binder.bind(Governor.self).sharedInScope().to(factory: Governor.init)
        binder.bind(LocalTime.self).to { (zone: Provider<TimeZone>) in LocalTime(zone: zone.get()) }
        binder.bind(FailureClassifier.self).to(factory: FailureClassifier.init)
        binder.bind(RequestDispatcher.self).to(factory: RequestDispatcher.init)
        binder.bind(Endpoints.self).to { (api: APIAddress, size: TaggedProvider<PageSize>) in
            Endpoints(api: api, pageSize: size.get())
        }
        binder.bind(RequestBuilder.self).to(factory: RequestBuilder.init)
        binder.bind(CachePartition.self).sharedInScope().to(factory: CachePartition.init)
        binder.bind(RequestFlights.self).sharedInScope().to(factory: RequestFlights.init)
        binder.bind(APIClient.self).to(factory: APIClient.init)
        binder.bind(ResponseDecoder.self).to(factory: ResponseDecoder.init)
        binder.bindFactory(Pager.self).with(PagerFactory.self).to {
            (start: Assisted<URL>, client: APIClient, cap: TaggedProvider<PageCap>) in
            Pager(start: start.get(), client: client, mostPages: cap.get())
        }
    }
}

/// The services that commands and screens call for models.
package enum ServicesModule: Module {
    package static func configure(binder: UnscopedBinder) {
        binder.bind(APIReader.self).to(factory: APIReader.init)
        binder.bind(ListReader.self).to { (api: APIReader, pagers: Factory<PagerFactory>) in
            ListReader(api: api, makePager: { pagers.build($0) })
        }
        binder.bind(OrganizationService.self).to(factory: OrganizationService.init)
        binder.bind(RepositoryService.self).to(factory: RepositoryService.init)
        binder.bind(IssueService.self).to(factory: IssueService.init)
        binder.bind(PullRequestService.self).to(factory: PullRequestService.init)
        binder.bind(AccountService.self).to(factory: AccountService.init)
        binder.bind(SearchService.self).to(factory: SearchService.init)
    }
}
