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
            guard let number = numbers[setting.key], let range = setting.kind.range, !range.allows(number) else {
                return nil
            }
            return Self.refusal(FieldKey(setting.key), because: "it must be \(range.words)")
        }
    }

    /// Returns the error of a path in the group whose value makes no sense.
    public static func refusal(_ path: FieldKey..., because reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: reason))
    }
}

/// The numbers that a setting allows.
struct SettingRange {
    let lower: Double
    let upper: Double

    func allows(_ number: Double) -> Bool { number.isFinite && number >= lower && number <= upper }

    /// Such as "between 1 and 100".
    var words: String { "between \(Self.word(lower)) and \(Self.word(upper))" }

    /// Returns the number without a fraction that says nothing.
    static func word(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}

extension SettingKind {
    /// The numbers that it allows, where it is a number.
    var range: SettingRange? {
        switch self {
        case .integer(let range): SettingRange(lower: Double(range.lowerBound), upper: Double(range.upperBound))
        case .number(let range): SettingRange(lower: range.lowerBound, upper: range.upperBound)
        default: nil
        }
    }
}
