// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The group `search`: searches that the interactive browser offers by name.
public struct SearchSettings: ConfigProperty, SettingsGroup {
    /// Where the group stands.
    public static let path = "search"
    /// What counts where nothing is set.
    public static let defaults = #"{"saved": []}"#
    /// What the group reads.
    public static let settings = [
        Setting(
            "saved",
            .list(
                of: [
                    Setting("name", .text, "What the search is called."),
                    Setting("in", .choice(SearchKind.allCases.map(\.rawValue)), "What is searched."),
                    Setting("query", .text, "The query, in GitHub's language."),
                ], required: ["name", "in", "query"]), "Searches that the interactive browser offers.")
    ]

    /// The searches, in their order.
    public let saved: [SavedSearch]

    /// Refuses searches without a name or a query.
    public func validate() throws {
        let refusals = saved.enumerated().flatMap { position, search in
            [("name", search.name), ("query", search.query)].filter { $0.1.allSatisfy(\.isWhitespace) }.map {
                Self.refusal("saved", SettingKey(intValue: position), SettingKey($0.0), because: "it must not be empty")
            }
        }
        try PropertyRefusals(refusals).throwIfAny()
    }
}
