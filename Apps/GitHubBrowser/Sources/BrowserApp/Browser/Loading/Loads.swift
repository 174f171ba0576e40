// SPDX-License-Identifier: Apache-2.0

import BrowserUI

/// The loads in progress, at most one for each content.
///
/// Each load runs in a task of its own; this only tracks them, on the thread of the loop.
@MainActor final class Loads {
    private struct Running {
        let load: Load
        let task: Task<Void, Never>
    }

    private let troubles: TroubleWriter
    private let report: @Sendable (LoadReport) -> Void
    private var feed: @Sendable (Content) -> Feed
    private var last = 0
    private var running: [Content: Running] = [:]
    /// The feeds of loaded contents, to be continued.
    private var opened: [Content: Feed] = [:]
    /// Requests for a next page that wait for a load of the same content to end.
    private var waiting: [Content: Request] = [:]

    init(
        feed: @escaping @Sendable (Content) -> Feed, troubles: TroubleWriter,
        report: @escaping @Sendable (LoadReport) -> Void
    ) {
        self.feed = feed
        self.troubles = troubles
        self.report = report
    }

    /// Starts a load; a request for the beginning of a content replaces the current load of that content.
    func begin(_ request: Request) {
        if request.kind == .next, running[request.content] != nil {
            waiting[request.content] = request
            return
        }
        drop(request.content)
        start(request)
    }

    func cancel(_ request: Request) {
        if waiting[request.content]?.number == request.number { waiting[request.content] = nil }
        if running[request.content]?.load.request.number == request.number { drop(request.content) }
    }

    /// Handles a report of a load, and returns its update, if it has one and the load was not cancelled.
    func take(_ report: LoadReport) -> ContentUpdate? {
        guard let (content, _) = running.first(where: { $0.value.load.number == report.load }) else { return nil }
        switch report.event {
        case .update(let update): return update
        case .ended(let feed):
            running[content] = nil
            opened[content] = feed
            if let next = waiting.removeValue(forKey: content) { start(next) }
            return nil
        }
    }

    /// Switches to another session, and cancels all loads of the one before.
    func use(_ feed: @escaping @Sendable (Content) -> Feed) {
        dropAll()
        self.feed = feed
    }

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
}
