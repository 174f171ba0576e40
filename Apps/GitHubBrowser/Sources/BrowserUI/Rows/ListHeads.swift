// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Content {
    /// The heads of the columns of the list, the first of which is that of the names.
    var heads: [String] {
        switch self {
        case .members, .search(.accounts, _): ["login", "kind"]
        case .repositories, .search(.repositories, _): ["repository", "stars", "language", "pushed", "", "description"]
        case .issues, .search(.issues, _): ["issue", "state", "title", "author", "updated", "labels"]
        case .pullRequests: ["number", "state", "title", "author", "updated", "labels"]
        case .releases: ["tag", "published", "kind", "name"]
        case .bookmarks: ["repository"]
        default: []
        }
    }
}
