// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI

/// One request of the screens on its way: what is kept at once, and then what the server says.
struct Load: Sendable {
    let number: Int
    let request: Request
    /// Begins a feed from its first page.
    let open: @Sendable () -> Feed
    /// What an earlier request of the same content left, to be gone on with.
    let opened: Feed?
    let troubles: TroubleWriter
    let report: @Sendable (LoadReport) -> Void

    /// Answers the request; says nothing more once it is cancelled.
    func run() async {
        let feed: Feed?
        switch request.kind {
        case .first:
            let kept = await answerFromCache()
            feed = await answer(from: open(), .policy) ?? kept
        case .anew: feed = await answer(from: open(), .always) ?? opened
        case .next: feed = await answer(from: opened ?? open(), .policy) ?? opened
        }
        tell(.ended(feed))
    }

    /// Shows what is kept, however old; the feed where there is something.
    private func answerFromCache() async -> Feed? {
        let feed = open()
        guard let page = try? await feed.next(.kept) else { return nil }
        tell(.answer(answer(page, isFinal: false)))
        return feed
    }

    /// The feed, read one page further; nil where that failed.
    private func answer(from feed: Feed, _ freshness: Freshness) async -> Feed? {
        do {
            let page = try await feed.next(freshness)
            tell(.answer(page.map { answer($0, isFinal: true) } ?? BrowserUI.Answer(request)))
            return feed
        } catch {
            guard error.kind != .cancelled else { return nil }
            tell(.answer(BrowserUI.Answer(request, trouble: troubles.trouble(error))))
            return nil
        }
    }

    private func answer(_ page: FeedPage, isFinal: Bool) -> BrowserUI.Answer {
        BrowserUI.Answer(
            request, page.loaded, trouble: page.staleBecause.map { troubles.trouble($0, dataOf: page.confirmedAt) },
            confirmedAt: page.confirmedAt, page: page.progress?.page, pages: page.progress?.pages,
            hasMore: page.hasMore, isFinal: isFinal)
    }

    private func tell(_ event: LoadReport.Event) {
        if !Task.isCancelled { report(LoadReport(load: number, event: event)) }
    }
}
