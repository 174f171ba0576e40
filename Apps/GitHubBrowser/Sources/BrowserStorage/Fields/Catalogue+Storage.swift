// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension Catalogue where Item == CacheSummary {
    /// The catalogue of the summaries of a cache.
    public static let cacheSummaries = Catalogue(
        noun: Noun("cache", "caches"),
        fields: [
            Field("path") { .optional($0.file?.path) },
            Field("backend") { .text($0.backend) },
            Field("entries") { .integer($0.entries) },
            Field("bytes") { .bytes($0.bytes) },
            Field("oldest") { .optional($0.oldest) },
            Field("newest") { .optional($0.newest) },
        ],
        columns: ["path", "backend", "entries", "bytes", "oldest", "newest"]
    )
}

/// A bookmark and the address of its page.
public struct BookmarkEntry: Sendable, Hashable {
    /// The bookmark.
    public let bookmark: Bookmark
    /// The repository's page.
    public let url: URL

    /// Makes the entry of a bookmark on the host whose pages begin with an address.
    public init(_ bookmark: Bookmark, on webURL: URL) {
        self.bookmark = bookmark
        url = webURL.appendingPathComponent(bookmark.name.owner).appendingPathComponent(bookmark.name.name)
    }
}

extension Catalogue where Item == BookmarkEntry {
    /// The fields of a bookmark.
    public static let bookmarks = Catalogue(
        noun: Noun("bookmark", "bookmarks"),
        fields: [
            Field("fullName") { .text("\($0.bookmark.name)") },
            Field("url") { .text($0.url.absoluteString) },
            Field("addedAt") { .time($0.bookmark.addedAt) },
        ],
        columns: ["fullName", "url", "addedAt"]
    )
}
