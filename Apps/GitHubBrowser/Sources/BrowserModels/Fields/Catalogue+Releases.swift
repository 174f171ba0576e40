// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Release {
    /// The fields of a release.
    public static let releases = Catalogue(
        noun: Noun("release", "releases"),
        fields: [
            Field("tagName") { .text($0.tagName) },
            Field("name") { .optional($0.name) },
            Field("draft") { .optional($0.isDraft) },
            Field("prerelease") { .optional($0.isPrerelease) },
            Field("author") { .optional($0.author) },
            Field("publishedAt") { .optional($0.publishedAt) },
            Field("createdAt") { .optional($0.createdAt) },
            Field("url") { .optional($0.url) },
            Field("body") { .optional($0.body) },
            Field("assets") { release in
                release.assets.map { .list($0.map(FieldValue.asset)) } ?? .null
            },
        ],
        columns: ["tagName", "name", "publishedAt"]
    )
}

extension FieldValue {
    fileprivate static func asset(_ asset: Release.Asset) -> FieldValue {
        .object([
            .init("name", .text(asset.name)), .init("size", asset.size.map(FieldValue.bytes) ?? .null),
            .init("downloadCount", .optional(asset.downloadCount)), .init("url", .optional(asset.url)),
        ])
    }
}

extension Catalogue where Item == Readme {
    /// The fields of a README.
    public static let readmes = Catalogue(
        noun: Noun("README", "READMEs"),
        fields: [
            Field("path") { .text($0.path) },
            Field("text") { .optional($0.text) },
            Field("url") { .optional($0.url) },
        ],
        columns: ["path", "text", "url"]
    )
}
