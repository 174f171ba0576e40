// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation

/// The client of the API for one account; the transport and the cache below it come from elsewhere.
public enum NetworkingModule: Module {
    /// The client belongs to a session.
    public typealias Scope = SessionScope

    /// Binds the client and what it is made of.
    public static func configure(binder: Binder<SessionScope>) {
        binder.bind(RequestBuilder.self).to {
            (url: TaggedProvider<APIURL>, agent: TaggedProvider<UserAgent>, credentials: Credentials) in
            RequestBuilder(apiURL: url.get(), userAgent: agent.get(), credentials: credentials)
        }
        binder.bind(RedirectFollower.self).to {
            (transport: any Transport, allowed: TaggedProvider<ExposedOriginsAllowed>) in
            RedirectFollower(transport: transport, allowsExposedOrigins: allowed.get())
        }
        binder.bind(FailureClassifier.self).to {
            (clock: any WallClock, credentials: Credentials, source: DataSource, url: TaggedProvider<WebURL>) in
            FailureClassifier(clock: clock, credentials: credentials, source: source, webURL: url.get())
        }
        binder.bind(Endpoints.self).to { (url: TaggedProvider<APIURL>, size: TaggedProvider<PageSize>) in
            Endpoints(apiURL: url.get(), pageSize: size.get())
        }
        binder.bind(CachePartition.self).sharedInScope().to(factory: CachePartition.init)
        binder.bind(APIClient.self).to(factory: APIClient.init)
        binder.bind(AnswerDecoder.self).to(factory: AnswerDecoder.init)
        binder.bindFactory(Pager.self).with(PagerFactory.self).to {
            (start: Assisted<URL>, client: APIClient, cap: TaggedProvider<PageCap>) in
            Pager(start: start.get(), client: client, mostPages: cap.get())
        }
    }
}
