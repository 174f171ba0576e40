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
        case .first: feed = await answerAtOnce()
        case .anew: feed = await answer(from: open(), .always) ?? opened
        case .next: feed = await answer(from: opened ?? open(), .policy) ?? opened
        }
        tell(.ended(feed))
    }

    /// Answers with what is kept, however old, and where that is not as new as it should be with what the server says.
    private func answerAtOnce() async -> Feed? {
        let kept = open()
        guard let page = try? await kept.next(.kept) else { return await answer(from: open(), .policy) }
        let isFresh = page.age?.isFresh == true
        tell(.answer(answer(page, isFinal: isFresh)))
        if isFresh { return kept }
        return await answer(from: open(), .policy) ?? kept
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
            request, page.loaded,
            trouble: page.age.flatMap { age in age.staleBecause.map { troubles.trouble($0, dataOf: age.confirmedAt) } },
            confirmedAt: page.age?.confirmedAt, page: page.progress?.page, pages: page.progress?.pages,
            hasMore: page.hasMore, isFinal: isFinal)
    }

    private func tell(_ event: LoadReport.Event) {
        if !Task.isCancelled { report(LoadReport(load: number, event: event)) }
    }
}
