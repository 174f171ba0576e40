// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DI
import DIProperties

/// The group `data`: the data source, which chooses the modules of the graph.
struct DataSettings: ConfigProperty, SettingsGroup {
    static let path = "data"
    static let sourcePath = "data.source"

    /// The condition for the demo. An unknown source counts as GitHub, so that the group reports it.
    static let isDemo: Condition = .property(sourcePath, is: SourceChoice.demo.rawValue)

    static let defaults = #"{"source": "auto", "org": null}"#
    static let settings = [
        Setting("source", .choice(SourceChoice.allCases.map(\.rawValue)), "The source of the data."),
        Setting("org", .optionalText, "The organisation that the interactive browser opens first."),
    ]

    /// The source, after `auto` was settled.
    let source: SourceChoice
    let org: String?

    private enum CodingKeys: CodingKey { case source, org }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        source = try container.decodeChoice(forKey: .source)
        org = try container.decodeIfPresent(String.self, forKey: .org)
    }

    func validate() throws {
        guard let org, AccountName(org) == nil else { return }
        throw Self.refusal(
            "org", because: "not the login of an organisation or a user; write a login such as swiftlang, or null")
    }
}
