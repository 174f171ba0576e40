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

    private enum Outcome {
        case fresh, stale, missing
    }

    /// Loads the content and reports it; reports nothing after a cancellation.
    ///
    /// At first, that is the cached content, however old, and then that of the server unless the cached one is fresh. It ends with
    /// the feed to continue.
    func run() async {
        var kept = opened
        if request.kind == .first {
            let cached = open()
            let outcome = await load(from: cached, .kept)
            if outcome == .fresh { return send(.ended(cached)) }
            kept = outcome == .stale ? cached : nil
        }
        let feed = request.kind == .next ? opened ?? open() : open()
        let outcome = await load(from: feed, request.kind == .anew ? .always : .policy)
        send(.ended(outcome == .missing ? kept : feed))
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

struct LoadReport: Sendable {
    enum Event: Sendable {
        case update(ContentUpdate)
        /// The end of the load, with the feed to continue, if any.
        case ended(Feed?)
    }

    /// The number of the load, which is never used twice.
    let load: Int
    let event: Event
}
