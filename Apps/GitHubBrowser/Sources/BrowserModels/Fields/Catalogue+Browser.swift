// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Repository {
    /// The fields of a repository.
    public static let repositories = Catalogue(
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

extension Catalogue where Item == Member {
    /// The fields of a member.
    public static let members = Catalogue(
        noun: Noun("member", "members"),
        fields: [
            Field("login") { .text($0.login) },
            Field("id") { .integer($0.id) },
            Field("type") { .optional($0.type) },
            Field("url") { .optional($0.url) },
            Field("avatarUrl") { .optional($0.avatarURL) },
            Field("siteAdmin") { .optional($0.isSiteAdmin) },
        ],
        columns: ["login", "type", "url"]
    )
}

extension Catalogue where Item == Profile {
    /// The fields of an organisation.
    public static let organizations = Catalogue(
        noun: Noun("organisation", "organisations"),
        fields: [
            Field("login") { .text($0.member.login) },
            Field("id") { .integer($0.member.id) },
            Field("name") { .optional($0.name) },
            Field("description") { .optional($0.summary) },
            Field("url") { .optional($0.member.url) },
            Field("blog") { .optional($0.blog) },
            Field("location") { .optional($0.location) },
            Field("email") { .optional($0.email) },
            Field("publicRepos") { .optional($0.publicRepositories) },
            Field("followers") { .optional($0.followers) },
            Field("createdAt") { .optional($0.createdAt) },
        ],
        columns: ["login", "name", "url"]
    )
}
