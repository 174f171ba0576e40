// SPDX-License-Identifier: Apache-2.0

/// A group of settings with a table of its keys, the source of checks, schema and documentation.
package protocol SettingsGroup: Sendable {
    static var path: String { get }
    static var settings: [Setting] { get }
    /// The numbers by their keys, for the check of ranges.
    var numbers: [String: Double] { get }
}

extension SettingsGroup {
    package var numbers: [String: Double] { [:] }

    /// A `DecodingError` for each key whose number is out of its range.
    package var rangeErrors: [DecodingError] {
        Self.settings.compactMap { setting in
            guard let number = numbers[setting.key], let range = setting.kind.range, !range.contains(number) else {
                return nil
            }
            // Without a fraction that says nothing.
            let ends = [range.lowerBound, range.upperBound].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
            return Self.refusal(FieldKey(setting.key), because: "it must be between \(ends[0]) and \(ends[1])")
        }
    }

    /// Returns the error for an invalid value at a path in the group.
    package static func refusal(_ path: FieldKey..., because reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: reason))
    }
}

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

extension SettingKind {
    fileprivate var range: ClosedRange<Double>? {
        switch self {
        case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
        case .number(let range): range
        default: nil
        }
    }
}
