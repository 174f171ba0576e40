// SPDX-License-Identifier: Apache-2.0

import DIProperties

/// What the command line says about the configuration.
public struct ConfigurationOptions: Sendable {
    /// The file that `--config` names.
    public var file: String?
    /// The files that `--properties` names.
    public var propertyFiles: [String] = []
    /// The whole command line after the program's name; single properties are read from it, so that messages can say
    /// which argument is wrong.
    public var arguments: [String] = []
    /// What is to be taken for the text of the file; nil where the file is to be read.
    public var text: String?
    /// Properties that options of the program's own set, each with the option.
    public var own: [Own] = []
    /// Why GitHub itself is to be asked where the user does not say so, if there is a reason.
    public var reasonForLive: String?

    /// A property that an option sets.
    public struct Own: Sendable {
        let option: String
        let group: String
        let key: String
        let value: PropertyValue

        /// Says which property an option sets.
        public init(_ option: String, sets group: String, _ key: String, to value: PropertyValue) {
            self.option = option
            self.group = group
            self.key = key
            self.value = value
        }
    }

    /// Makes options that say nothing.
    public init() {}

    /// The command line as it is read for single properties: files are sources of their own.
    var argumentsOfProperties: [String] {
        var result = ["ghb"]
        var skipsNext = false
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { break }
            if skipsNext || argument == "--properties" || argument.hasPrefix("--properties=") {
                result.append("")
                skipsNext = !skipsNext && argument == "--properties"
            } else if argument == "--property", index + 1 == arguments.count {
                break
            } else {
                result.append(argument)
            }
        }
        return result
    }
}
