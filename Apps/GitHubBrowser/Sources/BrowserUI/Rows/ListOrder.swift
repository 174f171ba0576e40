// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// An order of a list.
package enum ListOrder: String, Sendable, Hashable, CaseIterable {
    case server = "as GitHub lists it"
    case name = "name"
    case stars = "stars"
    case pushed = "last push"
    case updated = "last update"
    case created = "newest"
    case comments = "comments"
    case language = "language"

    /// The key in the menu.
    var key: Character {
        switch self {
        case .server: "d"
        case .name: "n"
        case .stars: "s"
        case .pushed: "p"
        case .updated: "u"
        case .created: "c"
        case .comments: "m"
        case .language: "a"
        }
    }

    /// Returns the orders that a content supports, the server's first; empty if it cannot be sorted.
    static func orders(for content: Content?) -> [ListOrder] {
        switch content {
        case .members, .search(.accounts, _): [.server, .name]
        case .repositories, .search(.repositories, _): [.server, .name, .stars, .pushed, .updated, .created, .language]
        case .pullRequests: [.server, .created, .updated]
        case .issues, .search(.issues, _): [.server, .created, .updated, .comments]
        case .releases: [.server, .created, .name]
        case .bookmarks: [.server, .name]
        default: []
        }
    }

    /// Returns the rows in this order; unknown values come last, and equal ones keep their order.
    func sorted(_ rows: [ListRow]) -> [ListRow] {
        guard self != .server else { return rows }
        let keyed = rows.enumerated().map { (rank: rank(of: $0.element), offset: $0.offset, row: $0.element) }
        return keyed.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.row)
    }

    /// Returns repositories in this order.
    package func sorted(_ repositories: [Repository]) -> [Repository] {
        let rows = sorted(repositories.map { ListRow(repository: $0) })
        return rows.compactMap { if case .repository(let repository) = $0.subject { repository } else { nil } }
    }

    /// The rank of a row; smaller ones come first.
    private enum Rank: Comparable {
        case number(Double)
        case text(String)
        case unknown
    }

    private func rank(of row: ListRow) -> Rank {
        switch (self, row.subject) {
        case (.name, _): .text(row.name.lowercased())
        case (.stars, .repository(let it)): Self.most(it.stars)
        case (.pushed, .repository(let it)): Self.latest(it.pushedAt)
        case (.updated, .repository(let it)): Self.latest(it.updatedAt)
        case (.created, .repository(let it)): Self.latest(it.createdAt)
        case (.language, .repository(let it)): it.language.map { .text($0.lowercased()) } ?? .unknown
        case (.created, .release(let it)): Self.latest(it.publishedAt ?? it.createdAt)
        case (.created, let it): Self.latest(it.issue?.createdAt)
        case (.updated, let it): Self.latest(it.issue?.updatedAt)
        case (.comments, let it): Self.most(it.issue?.comments)
        default: .unknown
        }
    }

    private static func most(_ number: Int?) -> Rank { number.map { .number(-Double($0)) } ?? .unknown }
    private static func latest(_ time: Date?) -> Rank { time.map { .number(-$0.timeIntervalSince1970) } ?? .unknown }
}
