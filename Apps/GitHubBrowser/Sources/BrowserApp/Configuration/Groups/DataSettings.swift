// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The group `data`: the data source. The graph itself reads `data.source`, which chooses an implementation.
public struct DataSettings: ConfigProperty, SettingsGroup {
    /// The path of the group.
    public static let path = "data"
    /// The fields are read as they are declared, so that each mistake is reported.
    public static let readsFieldsAsDeclared = true
    /// The path of the property that chooses the source.
    public static let sourcePath = "data.source"
    /// The value that leaves the choice to the program.
    public static let automatic = "auto"
    /// The profile of the demo, and the value that asks for it.
    static let demoProfile = "demo"
    /// The default values.
    public static let defaults = #"{"source": "auto", "org": null}"#
    /// The settings of the group.
    public static let settings = [
        Setting("source", .implementation(also: [automatic]), "The source of the data."),
        Setting("org", .optionalText, "The organisation that the interactive browser opens first."),
    ]

    /// Returns the profiles of the program's graph. An unknown source counts as GitHub, so that the graph reports it.
    static func profiles(in properties: Properties) -> Set<String> {
        (try? properties.value(String.self, at: sourcePath)) == demoProfile ? [demoProfile] : []
    }

    /// The organisation to open first.
    public let org: String?

    /// Rejects a text that can't be the name of an organisation.
    public func validate() throws {
        guard let org, AccountName(org) == nil else { return }
        throw Self.refusal(
            "org", because: "not the login of an organisation or a user; write a login such as swiftlang, or null")
    }
}
