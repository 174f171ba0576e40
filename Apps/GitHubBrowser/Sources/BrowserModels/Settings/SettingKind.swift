// SPDX-License-Identifier: Apache-2.0

/// The kind of a setting. Help, schema and messages derive from it.
public enum SettingKind: Sendable, Hashable {
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range, such as of seconds.
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
    /// A list of groups with these settings, some of them required.
    case list(of: [Setting], required: [String])
    /// Groups with these settings under names that the user chooses.
    case map(of: [Setting])
}

/// A setting of a group: its key, its kind and its purpose.
public struct Setting: Sendable, Hashable {
    /// The key below the group.
    public let key: String
    /// The kind of the setting.
    public let kind: SettingKind
    /// The purpose of the setting, in one line.
    public let help: String

    /// Creates a setting.
    public init(_ key: String, _ kind: SettingKind, _ help: String) {
        self.key = key
        self.kind = kind
        self.help = help
    }
}
