// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

package enum ListOrder: String, Sendable, Hashable, CaseIterable {
    case server = "as GitHub lists it"
    case name
    case stars
    case pushed = "last push"
    case updated = "last update"
    case created = "newest"
    case comments
    case language

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

    /// Returns the rows in this order; unknown values come last, and equal ones keep their order.
    func sorted(_ rows: [ListRow]) -> [ListRow] {
        self == .server ? rows : rows.map { (key(of: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns repositories in this order.
    package func sorted(_ repositories: [Repository]) -> [Repository] {
        let rows = sorted(repositories.map { ListRow(repository: $0) })
        return rows.compactMap { if case .repository(let repository) = $0.subject { repository } else { nil } }
    }

    private func key(of row: ListRow) -> (isUnknown: Int, number: Double, text: String) {
        let (number, time, text): (Int?, Date?, String?) =
            switch (self, row.subject) {
            case (.name, _): (nil, nil, row.name)
            case (.language, .repository(let it)): (nil, nil, it.language)
            case (.stars, .repository(let it)): (it.stars, nil, nil)
            case (.comments, let it): (it.issue?.comments, nil, nil)
            case (.pushed, .repository(let it)): (nil, it.pushedAt, nil)
            case (.updated, .repository(let it)): (nil, it.updatedAt, nil)
            case (.updated, let it): (nil, it.issue?.updatedAt, nil)
            case (.created, .repository(let it)): (nil, it.createdAt, nil)
            case (.created, .release(let it)): (nil, it.publishedAt ?? it.createdAt, nil)
            case (.created, let it): (nil, it.issue?.createdAt, nil)
            default: (nil, nil, nil)
            }
        let most = number.map(Double.init) ?? time?.timeIntervalSince1970
        return (most == nil && text == nil ? 1 : 0, -(most ?? 0), text?.lowercased() ?? "")
    }
}
