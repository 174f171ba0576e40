// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The group `search`: searches that the interactive browser offers by name.
public struct SearchSettings: ConfigProperty, SettingsGroup {
    /// A search with a name.
    public struct Saved: Decodable, Sendable, Hashable {
        /// What is searched.
        public enum Kind: String, Decodable, Sendable, CaseIterable {
            /// Repositories.
            case repositories = "repos"
            /// People and organisations.
            case users
            /// Issues.
            case issues
        }

        private enum CodingKeys: String, CodingKey {
            case name, query
            case kind = "in"
        }

        /// What it is called.
        public let name: String
        /// What is searched.
        public let kind: Kind
        /// The query in GitHub's language.
        public let query: String
    }

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
                    Setting("in", .choice(Saved.Kind.allCases.map(\.rawValue)), "What is searched."),
                    Setting("query", .text, "The query, in GitHub's language."),
                ], required: ["name", "in", "query"]), "Searches that the interactive browser offers.")
    ]

    /// The searches, in their order.
    public let saved: [Saved]

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
