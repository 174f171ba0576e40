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

    /// Loads the content and reports it; reports nothing after a cancellation.
    func run() async {
        let feed: Feed?
        switch request.kind {
        case .first: feed = await loadCachedFirst()
        case .anew: feed = await load(from: open(), .always) ?? opened
        case .next: feed = await load(from: opened ?? open(), .policy) ?? opened
        }
        send(.ended(feed))
    }

    /// Reports the cached content, however old, and then that of the server unless the cached one is fresh.
    private func loadCachedFirst() async -> Feed? {
        let cached = open()
        guard let page = try? await cached.next(.kept) else { return await load(from: open(), .policy) }
        let isFresh = page.age?.isFresh == true
        send(.update(update(page, isFinal: isFresh)))
        if isFresh { return cached }
        return await load(from: open(), .policy) ?? cached
    }

    /// Reports the next page of a feed, and returns the feed; returns nil after a failure.
    private func load(from feed: Feed, _ freshness: Freshness) async -> Feed? {
        do {
            let page = try await feed.next(freshness)
            send(.update(page.map { update($0, isFinal: true) } ?? ContentUpdate(request)))
            return feed
        } catch {
            guard error.kind != .cancelled else { return nil }
            send(.update(ContentUpdate(request, trouble: troubles.trouble(error))))
            return nil
        }
    }

    /// Converts a page to an update of the screens, which do not know networking; the only conversion on the way.
    private func update(_ page: Fetched<Loaded>, isFinal: Bool) -> ContentUpdate {
        ContentUpdate(
            request, page.value,
            trouble: page.age.flatMap { age in age.staleBecause.map { troubles.trouble($0, dataOf: age.confirmedAt) } },
            confirmedAt: page.age?.confirmedAt, page: page.page, hasMore: page.hasMore, isFinal: isFinal)
    }

    private func send(_ event: LoadReport.Event) {
        if !Task.isCancelled { report(LoadReport(load: number, event: event)) }
    }
}
