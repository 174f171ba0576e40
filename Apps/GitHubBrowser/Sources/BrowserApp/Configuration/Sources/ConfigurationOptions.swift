// SPDX-License-Identifier: Apache-2.0

import DIProperties

/// The options that affect the configuration.
struct ConfigurationOptions: Sendable {
    /// The file given with `--config`.
    var file: String?
    /// The files given with `--properties`.
    var propertyFiles: [String] = []
    /// The command line after the program's name. Properties are read from it, so that messages can name the wrong argument.
    var arguments: [String] = []
    /// The text to use as the contents of the file; nil to read the file.
    var text: String?
    /// The sources of the properties that the program's own options set.
    private(set) var own: [PropertySource] = []
    /// The reason to use GitHub itself if the user doesn't choose a data source; nil without a reason.
    var reasonForLive: String?

    mutating func set(_ group: String, _ key: String, to value: PropertyValue, by option: String) {
        own.append(.values(.map([group: .map([key: value])]), named: "option \(option)"))
    }
}
