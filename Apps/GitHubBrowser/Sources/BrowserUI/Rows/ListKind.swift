// SPDX-License-Identifier: Apache-2.0

struct ListKind {
    /// The rows, in the plural.
    let noun: String
    /// The heads of the columns, beginning with the names.
    let heads: [String]
    /// The orders, the server's first.
    let orders: [ListOrder]
    /// The part of the screen for the preview, in percent.
    let previewShare: Int

    fileprivate init(_ noun: String, heads: String, orders: [ListOrder], previewShare: Int = 38) {
        self.noun = noun
        self.heads = heads.split(separator: " ").map(String.init)
        self.orders = [.server] + orders
        self.previewShare = previewShare
    }
}

extension Content {
    var list: ListKind? {
        switch self {
        case .members: ListKind("members", heads: "login kind", orders: [.name], previewShare: 60)
        case .search(.accounts, _): ListKind("users", heads: "login kind", orders: [.name], previewShare: 60)
        case .repositories, .search(.repositories, _):
            ListKind(
                "repositories", heads: "repository stars language pushed description",
                orders: [.name, .stars, .pushed, .updated, .created, .language])
        case .issues, .search(.issues, _):
            ListKind(
                "issues", heads: "issue state title age reviews checks labels author",
                orders: [.created, .updated, .comments])
        case .pullRequests:
            ListKind(
                "pull requests", heads: "number state title age reviews checks labels author",
                orders: [.created, .updated])
        case .releases: ListKind("releases", heads: "tag age kind name", orders: [.created, .name])
        case .bookmarks: ListKind("bookmarks", heads: "repository", orders: [.name], previewShare: 60)
        default: nil
        }
    }
}
