// SPDX-License-Identifier: Apache-2.0

import BrowserUI

/// The requests of the screens that are on their way, at most one for each content.
///
/// Everything waits on tasks of its own; here is only kept what is going on, on the thread of the loop.
@MainActor final class Loads {
    private struct Running {
        let load: Load
        let task: Task<Void, Never>
    }

    private let troubles: TroubleWriter
    private let report: @Sendable (LoadReport) -> Void
    /// What reads a content of the session from its beginning.
    private var feed: @Sendable (Content) -> Feed
    private var last = 0
    private var running: [Content: Running] = [:]
    /// Feeds to be gone on with, for contents that were read.
    private var opened: [Content: Feed] = [:]
    /// Further pages that were asked for while a request of the same content was on its way.
    private var waiting: [Content: Request] = [:]

    init(
        feed: @escaping @Sendable (Content) -> Feed, troubles: TroubleWriter,
        report: @escaping @Sendable (LoadReport) -> Void
    ) {
        self.feed = feed
        self.troubles = troubles
        self.report = report
    }

    /// Begins a request; one for the same content from its beginning takes the place of those before.
    func begin(_ request: Request) {
        if request.kind == .next, running[request.content] != nil {
            waiting[request.content] = request
            return
        }
        drop(request.content)
        if case .search = request.content, request.kind != .next { dropSearches() }
        start(request)
    }

    /// Lets go of a request that nobody waits for any more.
    func cancel(_ request: Request) {
        if waiting[request.content]?.number == request.number { waiting[request.content] = nil }
        if running[request.content]?.load.request.number == request.number { drop(request.content) }
    }

    /// Takes what a load has to tell; nil where nobody waits for it any more, or where it is no answer.
    func take(_ report: LoadReport) -> BrowserUI.Answer? {
        guard let (content, _) = running.first(where: { $0.value.load.number == report.load }) else { return nil }
        switch report.event {
        case .answer(let answer): return answer
        case .ended(let feed):
            running[content] = nil
            opened[content] = feed
            if let next = waiting.removeValue(forKey: content) { start(next) }
            return nil
        }
    }

    /// Goes on with another session; what is on its way for the one before is let go of.
    func use(_ feed: @escaping @Sendable (Content) -> Feed) {
        dropAll()
        self.feed = feed
    }

    /// Lets go of everything.
    func dropAll() {
        for running in running.values { running.task.cancel() }
        running = [:]
        waiting = [:]
        opened = [:]
    }

    private func start(_ request: Request) {
        last += 1
        let content = request.content
        let load = Load(
            number: last, request: request, open: { [feed] in feed(content) }, opened: opened[content],
            troubles: troubles, report: report)
        running[content] = Running(load: load, task: Task { await load.run() })
    }

    private func drop(_ content: Content) {
        running.removeValue(forKey: content)?.task.cancel()
        waiting[content] = nil
    }

    private func dropSearches() {
        for case .search(let kind, let text) in Array(running.keys) { drop(.search(kind, text)) }
        for case .search(let kind, let text) in Array(opened.keys) { opened[.search(kind, text)] = nil }
    }
}
