// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Member {
    package static let members = Catalogue(
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
    package static let profiles = Catalogue(
        noun: Noun("account", "accounts"),
        fields: Catalogue<Member>.members.fields(of: \.member) + [
            Field("name") { .optional($0.name) },
            Field("bio") { .optional($0.summary) },
            Field("company") { .optional($0.company) },
            Field("location") { .optional($0.location) },
            Field("blog") { .optional($0.blog) },
            Field("followers") { .optional($0.followers) },
            Field("publicRepos") { .optional($0.publicRepositories) },
        ],
        columns: ["login", "type", "url"]
    )

    package static let organizations = Catalogue(
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

extension Catalogue where Item == ResourceLimit {
    package static let resourceLimits = Catalogue(
        noun: Noun("limit", "limits"),
        fields: [
            Field("resource") { .text($0.resource) },
            Field("limit") { .optional($0.limit) },
            Field("remaining") { .optional($0.remaining) },
            Field("resetAt") { .optional($0.resetAt) },
        ],
        columns: ["resource", "limit", "remaining", "resetAt"]
    )
}

extension Catalogue where Item == AccountStatus {
    package static let accountStatuses = Catalogue(
        noun: Noun("account", "accounts"),
        fields: [
            Field("host") { .text($0.host) },
            Field("login") { .text($0.account.login) },
            Field("type") { .optional($0.account.type) },
            Field("url") { .optional($0.account.url) },
            Field("tokenSource") { .optional($0.tokenSource) },
        ],
        columns: ["host", "login", "tokenSource"]
    )
}
