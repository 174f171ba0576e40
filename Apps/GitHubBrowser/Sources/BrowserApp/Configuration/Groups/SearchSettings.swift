// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The group `search`: the saved searches of the interactive browser.
struct SearchSettings: ConfigProperty, SettingsGroup {
    static let path = "search"
    static let defaults = #"{"saved": []}"#
    static let settings = [
        Setting(
            "saved",
            .list(
                of: [
                    Setting("name", .text, "The name of the search."),
                    Setting("in", .choice(SearchKind.allCases.map(\.rawValue)), "The kind of results."),
                    Setting("query", .text, "The query, in GitHub's syntax."),
                ], required: ["name", "in", "query"]), "Searches that the interactive browser offers.")
    ]

    let saved: [SavedSearch]

    private enum CodingKeys: CodingKey { case saved }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // Most configurations have none, and for the first list of them the runtime reads all conformances of the program.
        let isEmpty = (try? container.nestedUnkeyedContainer(forKey: .saved))?.isAtEnd == true
        saved = isEmpty ? [] : try container.decode([SavedSearch].self, forKey: .saved)
    }

    /// Rejects searches without a name or a query.
    func validate() throws {
        let refusals = saved.enumerated().flatMap { position, search in
            [("name", search.name), ("query", search.query)].filter { $0.1.allSatisfy(\.isWhitespace) }.map {
                Self.refusal("saved", FieldKey(intValue: position), FieldKey($0.0), because: "it must not be empty")
            }
        }
        try Properties.Refusals(refusals).throwIfAny()
    }
}
