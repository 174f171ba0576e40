// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension Catalogue where Item == CacheSummary {
    package static let cacheSummaries = Catalogue(
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
package struct BookmarkEntry: Sendable, Hashable {
    package let bookmark: Bookmark
    package let url: URL

    package init(_ bookmark: Bookmark, on webURL: URL) {
        self.bookmark = bookmark
        url = webURL.appendingPathComponent(bookmark.name.owner).appendingPathComponent(bookmark.name.name)
    }
}

extension Catalogue where Item == BookmarkEntry {
    package static let bookmarks = Catalogue(
        noun: Noun("bookmark", "bookmarks"),
        fields: [
            Field("fullName") { .text("\($0.bookmark.name)") },
            Field("url") { .text($0.url.absoluteString) },
            Field("addedAt") { .time($0.bookmark.addedAt) },
        ],
        columns: ["fullName", "url", "addedAt"]
    )
}
