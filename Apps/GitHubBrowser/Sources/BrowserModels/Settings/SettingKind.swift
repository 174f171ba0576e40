// SPDX-License-Identifier: Apache-2.0

/// The kind of a setting. Help, schema and messages derive from it.
package enum SettingKind: Sendable, Hashable {
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case flag
    case text
    case optionalText
    case choice([String])
    /// A key, or a list of keys.
    case keys
    /// A list of groups with these settings, some of them required.
    case list(of: [Setting], required: [String])
    /// Groups with these settings under names that the user chooses.
    case map(of: [Setting])
}

/// A setting of a group: its key, its kind and its purpose.
package struct Setting: Sendable, Hashable {
    /// The key below the group.
    package let key: String
    package let kind: SettingKind
    package let help: String

    package init(_ key: String, _ kind: SettingKind, _ help: String) {
        self.key = key
        self.kind = kind
        self.help = help
    }
}
