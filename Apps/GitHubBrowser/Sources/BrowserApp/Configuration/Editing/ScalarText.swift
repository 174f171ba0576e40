// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// How a value that a person wrote on the command line stands in a file.
enum ScalarText {
    /// The value for YAML: bare where it says the same bare, else in quotes.
    static func yaml(_ value: String, for kind: SettingKind?) -> String {
        if isBare(value, for: kind) || isCollection(value, for: kind) { return value }
        return isPlainText(value) ? value : JSONText.quoted(value)
    }

    /// The value for JSON.
    static func json(_ value: String, for kind: SettingKind?) -> String {
        isBare(value, for: kind) || isCollection(value, for: kind) ? value : JSONText.quoted(value)
    }

    /// A key for YAML.
    static func yamlKey(_ key: String) -> String { isPlainText(key) ? key : JSONText.quoted(key) }

    private static func isBare(_ value: String, for kind: SettingKind?) -> Bool {
        switch kind {
        case .integer, .number: isNumber(value)
        case .flag: value == "true" || value == "false"
        case .optionalText: value == "null"
        default: false
        }
    }

    /// A list or a map as YAML and JSON write it on one line; whether it is one, reading it again will tell.
    private static func isCollection(_ value: String, for kind: SettingKind?) -> Bool {
        switch kind {
        case .keys, .list, .map: value.hasPrefix("[") || value.hasPrefix("{")
        default: false
        }
    }

    /// A number as JSON writes it.
    private static func isNumber(_ value: String) -> Bool {
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        guard let first = digits.first, first.isASCII, first.isNumber,
            digits == "0" || !digits.hasPrefix("0") || digits.hasPrefix("0.")
        else { return false }
        return Double(digits)?.isFinite == true && digits.allSatisfy { "0123456789.eE+-".contains($0) }
            && digits.last != "."
    }

    /// Whether YAML reads the bare text as this very text, wherever it stands.
    private static func isPlainText(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.last != " ",
            first.isASCII, first.properties.isAlphabetic || first == "/"
        else { return false }
        let reserved: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        return !reserved.contains(text.lowercased())
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || " _-./+@".unicodeScalars.contains(scalar)
            }
    }
}
