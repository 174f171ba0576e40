// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Profile {
    /// The fields of a member and of its profile.
    public static let profiles = Catalogue(
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
}

extension Catalogue where Item == ResourceLimit {
    /// The fields of a rate limit.
    public static let resourceLimits = Catalogue(
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
    /// The fields of the account that the program uses.
    public static let accountStatuses = Catalogue(
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
