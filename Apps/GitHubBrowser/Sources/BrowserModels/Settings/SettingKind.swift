// SPDX-License-Identifier: Apache-2.0

/// The kind of a setting, from which help pages, the schema and messages are derived.
public enum SettingKind: Sendable, Hashable {
    /// A whole number between two.
    case integer(ClosedRange<Int>)
    /// A number of seconds or the like between two.
    case number(ClosedRange<Double>)
    /// True or false.
    case flag
    /// Any text.
    case text
    /// A text, or nothing.
    case optionalText
    /// One of several words.
    case choice([String])
    /// A key, or a list of keys.
    case keys
    /// A list of groups, each with these settings; those that must be there are named.
    case list(of: [Setting], required: [String])
    /// Groups with these settings under names that the user chooses.
    case map(of: [Setting])
}

/// A setting of a group: its key, what it can be and what it is for.
public struct Setting: Sendable, Hashable {
    /// The key below the group.
    public let key: String
    /// The kind of the setting.
    public let kind: SettingKind
    /// The purpose of the setting, in one line.
    public let help: String

    /// Describes a setting.
    public init(_ key: String, _ kind: SettingKind, _ help: String) {
        self.key = key
        self.kind = kind
        self.help = help
    }
}
