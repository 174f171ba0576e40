// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The group `data`: which data is shown. `data.source` chooses an implementation and is read by the graph itself.
public struct DataSettings: ConfigProperty, SettingsGroup {
    /// Where the group stands.
    public static let path = "data"
    /// What chooses the source.
    public static let sourcePath = "data.source"
    /// The word that leaves the choice to the program.
    public static let automatic = "auto"
    /// What counts where nothing is set.
    public static let defaults = #"{"source": "auto", "org": null}"#
    /// What the group reads.
    public static let settings = [
        Setting("source", .implementation(also: [automatic]), "Where answers come from."),
        Setting("org", .optionalText, "The organisation that the interactive browser begins with."),
    ]

    /// The organisation to begin with.
    public let org: String?

    /// Refuses a text that no organisation can be called, with which the browser could not begin.
    public func validate() throws {
        guard let org, AccountName(org) == nil else { return }
        throw Self.refusal(
            "org", because: "not a login of an organisation or a user; write one such as swiftlang, or null")
    }
}
