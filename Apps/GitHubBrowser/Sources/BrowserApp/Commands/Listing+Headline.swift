// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

extension Listing {
    /// The line above a table, such as "Showing 30 of 2204 repositories in jenkinsci".
    func headline(_ noun: Noun, in owner: String) -> String {
        switch total {
        case .exactly(let count): "Showing \(items.count) of \(count) \(noun.form(for: count)) in \(owner)"
        case .atLeast(let count): "Showing \(items.count) of at least \(count) \(noun.many) in \(owner)"
        }
    }
}
