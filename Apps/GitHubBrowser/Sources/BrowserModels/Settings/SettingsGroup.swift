// SPDX-License-Identifier: Apache-2.0

/// A group of settings that says what it reads, so that one table gives checks, schema and documentation.
public protocol SettingsGroup: Sendable {
    /// The path of the group.
    static var path: String { get }
    /// Its settings, in the order in which they are listed.
    static var settings: [Setting] { get }
    /// The numbers in it by their keys, so that they can be compared with what a setting allows.
    var numbers: [String: Double] { get }
}

extension SettingsGroup {
    /// No numbers.
    public var numbers: [String: Double] { [:] }

    /// A `DecodingError` for each key whose number is out of its range.
    public var rangeErrors: [DecodingError] {
        Self.settings.compactMap { setting in
            guard let number = numbers[setting.key], let range = setting.kind.range, !range.contains(number) else {
                return nil
            }
            // Without a fraction that says nothing.
            let ends = [range.lowerBound, range.upperBound].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
            return Self.refusal(FieldKey(setting.key), because: "it must be between \(ends[0]) and \(ends[1])")
        }
    }

    /// Returns the error of a path in the group whose value makes no sense.
    public static func refusal(_ path: FieldKey..., because reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: reason))
    }
}

extension SettingKind {
    /// The numbers that it allows, where it is a number.
    fileprivate var range: ClosedRange<Double>? {
        switch self {
        case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
        case .number(let range): range
        default: nil
        }
    }
}
