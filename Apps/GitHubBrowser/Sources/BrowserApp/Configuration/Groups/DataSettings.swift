// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DI
import DIProperties

/// The group `data`: the data source, which chooses the modules of the graph.
struct DataSettings: ConfigProperty, SettingsGroup {
    /// The path of the group.
    static let path = "data"
    /// The path of the property that chooses the source.
    static let sourcePath = "data.source"

    /// The condition for the demo. An unknown source counts as GitHub, so that the group reports it.
    static let isDemo: Condition = .property(sourcePath, is: SourceChoice.demo.rawValue)

    /// The default values.
    static let defaults = #"{"source": "auto", "org": null}"#
    /// The settings of the group.
    static let settings = [
        Setting("source", .choice(SourceChoice.allCases.map(\.rawValue)), "The source of the data."),
        Setting("org", .optionalText, "The organisation that the interactive browser opens first."),
    ]

    /// The source, after `auto` was settled.
    let source: SourceChoice
    /// The organisation to open first.
    let org: String?

    private enum CodingKeys: CodingKey { case source, org }

    /// Decodes the group.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        source = try container.decodeChoice(forKey: .source)
        org = try container.decodeIfPresent(String.self, forKey: .org)
    }

    /// Rejects a text that can't be the name of an organisation.
    func validate() throws {
        guard let org, AccountName(org) == nil else { return }
        throw Self.refusal(
            "org", because: "not the login of an organisation or a user; write a login such as swiftlang, or null")
    }
}
