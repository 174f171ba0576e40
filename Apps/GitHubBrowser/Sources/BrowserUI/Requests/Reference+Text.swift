// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The text of a place, as users type it after `:`.
extension Reference {
    /// Reads `OWNER`, `OWNER/REPO`, `OWNER/REPO#NUMBER`, a path such as `OWNER/REPO/pulls` or an address.
    package init?(text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.contains("://") {
            guard let parts = URLComponents(string: text), let host = parts.host else { return nil }
            self.init(address: text, host: host)
        } else if let sign = text.lastIndex(of: "#"), let number = Int(text[text.index(after: sign)...]) {
            guard number > 0, let name = RepositoryName(String(text[..<sign])) else { return nil }
            self = .issue(number, name)
        } else {
            self.init(path: text.split(separator: "/").map(String.init))
        }
        if case .member(let owner) = self { self = .home(owner) }
    }

    /// The text of the place; nil for a setting.
    package var text: String? {
        switch self {
        case .home(let owner), .member(let owner): owner.login
        case .repositories(let owner): "orgs/\(owner.login)/repositories"
        case .repository(let name): "\(name)"
        case .part(let part, let name): part.path.map { "\(name)/\($0)" } ?? "\(name)"
        case .issue(let number, let name): "\(name)#\(number)"
        case .release(let tag, let name): "\(name)/releases/\(tag.map { "tag/\($0)" } ?? "latest")"
        case .search(let search): "\(search.kind.rawValue): \(search.query)"
        case .setting: nil
        }
    }
}

extension RepositoryPart {
    fileprivate var path: String? {
        switch self {
        case .overview: nil
        case .readme: "blob/HEAD/README.md"
        case .issues: "issues"
        case .releases: "releases"
        case .pullRequests: "pulls"
        }
    }
}
