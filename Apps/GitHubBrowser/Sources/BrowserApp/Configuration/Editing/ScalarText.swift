// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// The text of a value from the command line in a file.
enum ScalarText {
    /// Returns the value for YAML: unquoted if YAML reads it back equal, else quoted.
    static func yaml(_ value: String, for kind: SettingKind?) -> String {
        if isBare(value, for: kind) || isCollection(value, for: kind) { return value }
        return isPlainText(value) ? value : JSONText.quoted(value)
    }

    /// Returns the value for JSON.
    static func json(_ value: String, for kind: SettingKind?) -> String {
        isBare(value, for: kind) || isCollection(value, for: kind) ? value : JSONText.quoted(value)
    }

    /// Returns a key for YAML.
    static func yamlKey(_ key: String) -> String { isPlainText(key) ? key : JSONText.quoted(key) }

    private static func isBare(_ value: String, for kind: SettingKind?) -> Bool {
        switch kind {
        case .integer, .number: isNumber(value)
        case .flag: value == "true" || value == "false"
        case .optionalText: value == "null"
        default: false
        }
    }

    /// Whether a value may be a list or a map in flow style; parsing the result decides.
    private static func isCollection(_ value: String, for kind: SettingKind?) -> Bool {
        switch kind {
        case .keys, .list, .map: value.hasPrefix("[") || value.hasPrefix("{")
        default: false
        }
    }

    /// Whether a value is a number in JSON.
    private static func isNumber(_ value: String) -> Bool {
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        guard let first = digits.first, first.isASCII, first.isNumber,
            digits == "0" || !digits.hasPrefix("0") || digits.hasPrefix("0.")
        else { return false }
        return Double(digits)?.isFinite == true && digits.allSatisfy { "0123456789.eE+-".contains($0) }
            && digits.last != "."
    }

    /// Whether YAML reads the unquoted text back as the same text, wherever it is.
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
