// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

extension Listing {
    /// The line above a table, such as "Showing 30 of 2204 repositories in jenkinsci".
    func headline(_ noun: Noun, in owner: String) -> String { headline(noun, place: "in \(owner)") }

    /// The line above a table, with the words for where its rows are from.
    func headline(_ noun: Noun, place: String) -> String {
        switch total {
        case .exactly(let count): "Showing \(items.count) of \(count) \(noun.form(for: count)) \(place)"
        case .atLeast(let count): "Showing \(items.count) of at least \(count) \(noun.many) \(place)"
        case .unknown: "Showing the first \(items.count) \(noun.many) \(place)"
        }
    }
}
