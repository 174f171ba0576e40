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
            .init("name", .text(asset.name)), .init("size", .optional(asset.size)),
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

extension Catalogue where Item == Profile {
    /// The fields of a member, and what the account says about itself.
    public static let profiles = Catalogue(
        noun: Noun("account", "accounts"),
        fields: Catalogue<Member>.members.fields.map { field in
            Field(field.name) { field.value($0.member) }
        } + [
            Field("name") { .optional($0.name) },
            Field("bio") { .optional($0.bio) },
            Field("company") { .optional($0.company) },
            Field("location") { .optional($0.location) },
            Field("blog") { .optional($0.blog) },
            Field("followers") { .optional($0.followers) },
            Field("publicRepos") { .optional($0.publicRepositories) },
        ],
        columns: ["login", "type", "url"]
    )
}

extension Catalogue where Item == ResourceLimit {
    /// The fields of a limit.
    public static let resourceLimits = Catalogue(
        noun: Noun("limit", "limits"),
        fields: [
            Field("resource") { .text($0.resource) },
            Field("limit") { .integer($0.limit) },
            Field("remaining") { .integer($0.remaining) },
            Field("resetAt") { .optional($0.resetAt) },
        ],
        columns: ["resource", "limit", "remaining", "resetAt"]
    )
}
