// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The keys of a setting in the user's notation: `network.timeout`, `hosts.github.com.user`.
struct SettingPath: Sendable, Hashable, CustomStringConvertible {
    /// The keys, outermost first.
    let keys: [String]

    /// Parses a path; nil if a key is empty or an element of a list is meant.
    ///
    /// `['…']` encloses one key. A host needs no such quotes: its name is everything between `hosts.` and the last key, or
    /// everything after `hosts.` if the last key is not a setting of a host.
    init?(_ text: String) {
        var keys: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
            if rest.hasPrefix("['"), let end = rest.range(of: "']") {
                keys.append(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound]))
                rest = rest[end.upperBound...]
            } else {
                let end = rest.firstIndex { $0 == "." || $0 == "[" } ?? rest.endIndex
                keys.append(String(rest[..<end]))
                rest = rest[end...]
            }
            if rest.hasPrefix(".") {
                rest = rest.dropFirst()
                if rest.isEmpty { return nil }
            } else if !rest.isEmpty, !rest.hasPrefix("['") {
                return nil
            }
        }
        guard !keys.isEmpty, !keys.contains("") else { return nil }
        if keys[0] == "hosts", keys.count > 2 {
            let last = HostSettings.settings.first { $0.key == keys.last }.map { [$0.key] } ?? []
            keys = ["hosts", keys[1..<(keys.count - last.count)].joined(separator: ".")] + last
        }
        self.keys = keys
    }

    /// The path in the notation of `Properties`.
    var description: String {
        keys.reduce("") { text, key in
            let isPlain = key.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
            guard isPlain else { return text + "['\(key.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))']" }
            return text.isEmpty ? key : text + "." + key
        }
    }

    /// The path as a command line has it, where a host needs no quotes.
    var notation: String {
        let plain = keys.joined(separator: ".")
        return keys[0] == "hosts" && SettingPath(plain) == self ? plain : description
    }

    /// Whether a token is meant, which no command line may contain.
    var isToken: Bool { keys[0] == "hosts" && keys.count == 3 && keys[2] == "token" }

    /// The description of the setting, if the catalogue has one.
    var setting: Setting? {
        if keys.count == 3, keys[0] == "hosts" { return HostSettings.settings.first { $0.key == keys[2] } }
        return SettingsCatalogue.setting(at: keys.joined(separator: "."))
    }
}
