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
        let path = #/(?:[^.\[\]']+|\['.+?'\])(?:\.[^.\[\]']+|\['.+?'\])*/#
        guard text.wholeMatch(of: path) != nil else { return nil }
        var keys = text.matches(of: #/\['(.+?)'\]|[^.\[\]']+/#).map { String($0.1 ?? $0.0) }
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
            return isPlain ? text + (text.isEmpty ? "" : ".") + key : text + "['\(key)']"
        }
    }

    /// The path as a command line has it, where a host needs no quotes.
    var notation: String {
        let plain = keys.joined(separator: ".")
        return keys[0] == "hosts" && SettingPath(plain) == self ? plain : description
    }

    /// Whether a token is meant, which no command line may contain.
    var isToken: Bool { keys[0] == "hosts" && keys.count == 3 && keys[2] == "token" }

    /// The kind of the setting; nil if the catalogue has none.
    var kind: SettingKind? {
        keys[0] == "hosts" ? .optionalText : SettingsCatalogue.setting(at: keys.joined(separator: "."))?.kind
    }
}
