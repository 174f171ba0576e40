// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Foundation

@testable import BrowserApp
@testable import BrowserNetworking

/// A cache and a server that answers when a test says so, for one list of lines.
actor LineSource {
    /// The requests, as freshness and number of the page.
    private(set) var asked: [String] = []
    private let kept: [String]?
    private let isKeptFresh: Bool
    private let pages: [Result<[String], APIFailure>]
    private var isHeld: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(
        kept: [String]? = nil, isKeptFresh: Bool = false, pages: [Result<[String], APIFailure>] = [],
        isHeld: Bool = false
    ) {
        self.kept = kept
        self.isKeptFresh = isKeptFresh
        self.pages = pages
        self.isHeld = isHeld
    }

    /// Lets the server answer.
    func release() {
        isHeld = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    private func page(_ number: Int, _ freshness: Freshness) async throws(APIFailure) -> Fetched<Loaded>? {
        asked.append("\(freshness) \(number)")
        if freshness == .kept {
            guard let kept else { throw APIFailure(.notCached, "not kept") }
            return page(kept, hasMore: true, isFresh: isKeptFresh)
        }
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
        guard number < pages.count else { return nil }
        return page(try pages[number].get(), hasMore: number + 1 < pages.count)
    }

    private func page(_ lines: [String], hasMore: Bool, isFresh: Bool = true) -> Fetched<Loaded> {
        let age = Age(confirmedAt: Date(timeIntervalSince1970: 0), staleBecause: nil, isFresh: isFresh)
        return Fetched(.page(.log(lines)), age: age, hasMore: hasMore)
    }

    /// The list from its beginning.
    nonisolated var feed: Feed {
        let position = Position()
        return Feed { (freshness) throws(APIFailure) in
            let page = try await self.page(await position.number, freshness)
            await position.advance()
            return page
        }
    }
}

/// The position in a feed.
private actor Position {
    private(set) var number = 0
    func advance() { number += 1 }
}

/// The part of an update that a test compares.
struct Told: Equatable {
    var number: Int
    var lines: [String]?
    var trouble: String?
    var hasMore: Bool
    var isFinal: Bool

    init(_ number: Int, _ lines: [String]?, trouble: String? = nil, hasMore: Bool = false, isFinal: Bool = true) {
        self.number = number
        self.lines = lines
        self.trouble = trouble
        self.hasMore = hasMore
        self.isFinal = isFinal
    }

    init(_ update: ContentUpdate) {
        let lines: [String]? = if case .page(.log(let lines))? = update.loaded { lines } else { nil }
        self.init(
            update.request.number, lines, trouble: update.trouble?.message, hasMore: update.hasMore,
            isFinal: update.isFinal)
    }
}

/// Requests on their way, as the loop has them.
@MainActor final class LoadsBench {
    let loads: Loads
    private let reports: AsyncStream<LoadReport>

    init(_ source: LineSource) {
        let (reports, continuation) = AsyncStream.makeStream(of: LoadReport.self)
        self.reports = reports
        let troubles = TroubleWriter(
            clock: SystemClock(at: Date(timeIntervalSince1970: 0)), time: LocalTime(zone: .gmt))
        loads = Loads(feed: { _ in source.feed }, troubles: troubles) { continuation.yield($0) }
    }

    /// Returns the messages to the screens until a number of loads have ended.
    func told(untilEnded count: Int = 1) async -> [Told] {
        var told: [Told] = []
        var ended = 0
        for await report in reports {
            if let update = loads.take(report) { told.append(Told(update)) }
            if case .ended = report.event { ended += 1 }
            if ended == count { break }
        }
        return told
    }
}
