// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Repository {
    package static let repositories = Catalogue(
        noun: Noun("repository", "repositories"),
        fields: [
            Field("name") { .text($0.name) },
            Field("fullName") { .text($0.fullName) },
            Field("description") { .optional($0.summary) },
            Field("url") { .optional($0.url) },
            Field("homepage") { .optional($0.homepage) },
            Field("language") { .optional($0.language) },
            Field("license") { .optional($0.license) },
            Field("stars") { .optional($0.stars) },
            Field("forks") { .optional($0.forks) },
            Field("watchers") { .optional($0.watchers) },
            Field("openIssues") { .optional($0.openIssues) },
            Field("topics") { .optional($0.topics) },
            Field("archived") { .optional($0.isArchived) },
            Field("fork") { .optional($0.isFork) },
            Field("private") { .optional($0.isPrivate) },
            Field("visibility") { .optional($0.visibility) },
            Field("defaultBranch") { .optional($0.defaultBranch) },
            Field("createdAt") { .optional($0.createdAt) },
            Field("updatedAt") { .optional($0.updatedAt) },
            Field("pushedAt") { .optional($0.pushedAt) },
        ],
        columns: ["fullName", "description", "stars", "language", "pushedAt"]
    )
}

extension Catalogue where Item == Release {
    package static let releases = Catalogue(
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
    package static let readmes = Catalogue(
        noun: Noun("README", "READMEs"),
        fields: [
            Field("path") { .text($0.path) },
            Field("text") { .optional($0.text) },
            Field("url") { .optional($0.url) },
        ],
        columns: ["path", "text", "url"]
    )
}
