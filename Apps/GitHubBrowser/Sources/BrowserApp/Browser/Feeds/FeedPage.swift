// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserUI
import Foundation

/// One page of what a screen shows; where there is only one, it is the last one.
struct FeedPage: Sendable {
    /// What was read.
    let loaded: Loaded
    /// How new it is; nil for what does not come from a server.
    let age: Age?
    /// Whether another page follows.
    let hasMore: Bool
    /// Which page it is.
    let progress: PageProgress?
}

extension FeedPage {
    init<Value>(_ reading: Reading<Value>, _ loaded: (Value) -> Loaded) {
        self.init(loaded: loaded(reading.value), age: reading.age, hasMore: false, progress: nil)
    }

    init<Item>(_ page: ListPage<Item>, _ loaded: ([Item]) -> Loaded) {
        self.init(
            loaded: loaded(page.rows.value), age: page.rows.age, hasMore: page.hasMore, progress: page.progress)
    }

    /// Something that is at hand.
    init(_ loaded: Loaded) {
        self.init(loaded: loaded, age: nil, hasMore: false, progress: nil)
    }
}

/// Reads something page by page, from its beginning.
struct Feed: Sendable {
    /// The next page; nil after the last one. To be called for one page after the other.
    let next: @Sendable (Freshness) async throws(APIFailure) -> FeedPage?

    init(next: @escaping @Sendable (Freshness) async throws(APIFailure) -> FeedPage?) { self.next = next }

    /// A list.
    static func list<Item>(_ pages: ListPages<Item>, _ loaded: @escaping @Sendable ([Item]) -> Loaded) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            try await pages.next(freshness).map { FeedPage($0, loaded) }
        }
    }

    /// One thing; who asks again gets it again. Where its absence is no failure, something stands for it.
    static func one<Value>(
        _ read: @escaping @Sendable (Freshness) async throws(APIFailure) -> Reading<Value>,
        _ loaded: @escaping @Sendable (Value) -> Loaded, absent: Loaded? = nil
    ) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            do throws(APIFailure) {
                return FeedPage(try await read(freshness), loaded)
            } catch {
                guard let absent, error.kind == .notFound || error.kind == .empty else { throw error }
                return FeedPage(absent)
            }
        }
    }

    /// Something that this machine knows; there is no older state of it.
    static func local(_ read: @escaping @Sendable () async throws(APIFailure) -> Loaded) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            if freshness == .kept { return nil }
            return FeedPage(try await read())
        }
    }
}
