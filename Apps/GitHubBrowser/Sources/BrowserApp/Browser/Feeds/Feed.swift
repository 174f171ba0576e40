// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserUI
import Foundation

/// A reader of the content of one screen, page by page from the beginning.
struct Feed: Sendable {
    /// Reads the next page; returns nil after the last one. Not to be called concurrently.
    let next: @Sendable (Freshness) async throws(APIFailure) -> Fetched<Loaded>?

    static func list<Item>(_ pages: ListPages<Item>, _ loaded: @escaping @Sendable ([Item]) -> Loaded) -> Feed {
        Feed { (freshness) throws(APIFailure) in try await pages.next(freshness)?.map(loaded) }
    }

    /// Returns a feed of a page, read again on every call.
    static func page<Value>(
        _ read: @escaping @Sendable (Freshness) async throws(APIFailure) -> Fetched<Value>,
        _ subject: @escaping @Sendable (Value) -> Subject
    ) -> Feed {
        Feed { (freshness) throws(APIFailure) in try await read(freshness).map { .page(subject($0)) } }
    }

    /// Returns a feed of local data, which is never cached.
    static func local(_ read: @escaping @Sendable () async throws(APIFailure) -> Loaded) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            freshness == .kept ? nil : Fetched(try await read())
        }
    }
}
