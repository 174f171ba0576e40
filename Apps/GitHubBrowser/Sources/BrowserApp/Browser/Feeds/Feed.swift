// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserUI
import Foundation

/// A reader of the content of one screen, page by page from the beginning.
struct Feed: Sendable {
    /// Reads the next page; returns nil after the last one. Not to be called concurrently.
    let next: @Sendable (Freshness) async throws(APIFailure) -> Fetched<Loaded>?

    /// Returns a feed of a list.
    static func list<Item>(_ pages: ListPages<Item>, _ loaded: @escaping @Sendable ([Item]) -> Loaded) -> Feed {
        Feed { (freshness) throws(APIFailure) in try await pages.next(freshness)?.map(loaded) }
    }

    /// Returns a feed with one value, read again on every call; if it does not exist, a substitute may be shown.
    static func one<Value>(
        _ read: @escaping @Sendable (Freshness) async throws(APIFailure) -> Fetched<Value>,
        _ loaded: @escaping @Sendable (Value) -> Loaded, absent: Loaded? = nil
    ) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            do throws(APIFailure) {
                return try await read(freshness).map(loaded)
            } catch {
                guard let absent, error.kind == .notFound || error.kind == .empty else { throw error }
                return Fetched(absent)
            }
        }
    }

    /// Returns a feed of local data, which is never cached.
    static func local(_ read: @escaping @Sendable () async throws(APIFailure) -> Loaded) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            freshness == .kept ? nil : Fetched(try await read())
        }
    }
}
