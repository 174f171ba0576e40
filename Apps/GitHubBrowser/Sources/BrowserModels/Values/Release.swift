// SPDX-License-Identifier: Apache-2.0

import Foundation

package struct Release: Decodable, Sendable, Hashable {
    package let tagName: String
    package let name: String?
    /// Whether the release is a draft, visible only to its authors.
    package let isDraft: Bool?
    package let isPrerelease: Bool?
    /// The login of the publisher; nil for a deleted account.
    package let author: String?
    /// The time of its publication; nil for a draft.
    package let publishedAt: Date?
    package let createdAt: Date?
    package let url: String?
    package let body: String?
    package let assets: [Asset]?

    /// Returns whether a name is a valid tag that cannot change the path of a request.
    package static func isTag(_ name: String) -> Bool {
        name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
            && name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }

    package struct Asset: Decodable, Sendable, Hashable {
        package let name: String
        package let size: Int?
        package let downloadCount: Int?
        package let url: String?

        /// Decodes a file, which requires only `name`.
        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: FieldKey.self)
            name = try container.decode(String.self, forKey: "name")
            size = container.tolerant("size")
            downloadCount = container.tolerant("download_count")
            url = container.tolerantText("browser_download_url")
        }
    }

    /// Decodes a release, which requires only `tag_name`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        tagName = try container.decode(String.self, forKey: "tag_name")
        name = container.tolerantText("name")
        isDraft = container.tolerant("draft")
        isPrerelease = container.tolerant("prerelease")
        author = container.tolerantText("author", "login")
        publishedAt = container.tolerantTime("published_at")
        createdAt = container.tolerantTime("created_at")
        url = container.tolerantText("html_url")
        body = container.tolerantText("body")
        assets = container.tolerant("assets", as: LossyList<Asset>.self)?.elements
    }
}
