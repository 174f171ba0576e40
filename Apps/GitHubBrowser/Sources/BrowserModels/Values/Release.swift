// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A release of a repository.
public struct Release: Sendable, Hashable {
    /// The tag.
    public let tagName: String
    /// Its title.
    public let name: String?
    /// Whether the release is a draft, visible only to its authors.
    public let isDraft: Bool?
    /// Whether the release is a pre-release.
    public let isPrerelease: Bool?
    /// The login of the publisher; nil for a deleted account.
    public let author: String?
    /// The time of its publication; nil for a draft.
    public let publishedAt: Date?
    /// The time of its creation.
    public let createdAt: Date?
    /// The web address.
    public let url: String?
    /// The release notes, in Markdown.
    public let body: String?
    /// The attached files.
    public let assets: [Asset]?

    /// Returns whether a name is a valid tag that cannot change the path of a request.
    public static func isTag(_ name: String) -> Bool {
        name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
            && name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }

    /// A file attached to a release.
    public struct Asset: Sendable, Hashable {
        /// The file's name.
        public let name: String
        /// Its size in bytes.
        public let size: Int?
        /// The number of downloads.
        public let downloadCount: Int?
        /// The address of the download.
        public let url: String?
    }
}

extension Release: Decodable {
    /// Decodes a release, which requires only `tag_name`.
    public init(from decoder: any Decoder) throws {
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

extension Release.Asset: Decodable {
    /// Decodes a file, which requires only `name`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        name = try container.decode(String.self, forKey: "name")
        size = container.tolerant("size")
        downloadCount = container.tolerant("download_count")
        url = container.tolerantText("browser_download_url")
    }
}
