// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI

/// A request of the screens in progress: first the cached content, then the content from the server.
struct Load: Sendable {
    let number: Int
    let request: Request
    /// Opens a feed at its first page.
    let open: @Sendable () -> Feed
    /// The feed that an earlier request of the same content left, to be continued.
    let opened: Feed?
    let troubles: TroubleWriter
    let report: @Sendable (LoadReport) -> Void

    /// The outcome of reading one page.
    private enum Outcome {
        case fresh, stale, missing
    }

    /// Loads the content and reports it; reports nothing after a cancellation.
    func run() async {
        switch request.kind {
        case .first: await loadCachedFirst()
        case .anew: await load(from: open(), .always, elseKeep: opened)
        case .next: await load(from: opened ?? open(), .policy, elseKeep: opened)
        }
    }

    /// Reports the cached content, however old, and then that of the server unless the cached one is fresh.
    private func loadCachedFirst() async {
        let cached = open()
        switch await load(from: cached, .kept) {
        case .fresh: send(.ended(cached))
        case .stale: await load(from: open(), .policy, elseKeep: cached)
        case .missing: await load(from: open(), .policy, elseKeep: nil)
        }
    }

    /// Reports the next page of a feed, or the failure to read it, and ends with the feed to continue.
    private func load(from feed: Feed, _ freshness: Freshness, elseKeep other: Feed?) async {
        send(.ended(await load(from: feed, freshness) == .missing ? other : feed))
    }

    /// Reports the next page of a feed as an update of the screens, which do not know networking.
    ///
    /// This is the only conversion of a page on its way. That something is not in the cache is not reported.
    private func load(from feed: Feed, _ freshness: Freshness) async -> Outcome {
        let isCache = freshness == .kept
        do {
            guard let page = try await feed.next(freshness) else {
                if !isCache { send(.update(ContentUpdate(request))) }
                return isCache ? .missing : .fresh
            }
            let isFresh = page.age?.isFresh == true
            let trouble = page.age.flatMap { age in
                age.staleBecause.map { troubles.trouble($0, dataOf: age.confirmedAt) }
            }
            send(
                .update(
                    ContentUpdate(
                        request, page.value, trouble: trouble, confirmedAt: page.age?.confirmedAt, page: page.page,
                        hasMore: page.hasMore, total: page.total, isFinal: !isCache || isFresh)))
            return isFresh ? .fresh : .stale
        } catch {
            if !isCache, error.kind != .cancelled {
                send(.update(ContentUpdate(request, trouble: troubles.trouble(error))))
            }
            return .missing
        }
    }

    private func send(_ event: LoadReport.Event) {
        if !Task.isCancelled { report(LoadReport(load: number, event: event)) }
    }
}
