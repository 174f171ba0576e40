// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The group `keys`: other keys for the actions of the interactive browser.
struct KeySettings: ConfigProperty, SettingsGroup {
    static let path = "keys"
    /// The default values: the browser's own keys.
    static let defaults = "{}"
    static let settings = Action.allCases.map {
        Setting($0.name, .keys, "The keys for '\($0.name)', instead of its default keys.")
    }

    /// The keys of the actions that the user has rebound.
    let keys: [Action: [String]]

    /// Decodes a key or a list of keys for each action.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        var keys: [Action: [String]] = [:]
        for action in Action.allCases {
            keys[action] = try container.decodeIfPresent(KeyList.self, forKey: FieldKey(action.name))?.keys
        }
        self.keys = keys
    }

    /// Rejects invalid keys, keys of two actions, and choices that leave `quit` or `back` without a key.
    func validate() throws {
        guard !keys.isEmpty else { return }
        do throws(KeyMap.Mistake) {
            _ = try KeyMap.standard.rebinding(keys)
        } catch {
            throw Self.refusal(FieldKey(error.action.name), because: error.description)
        }
    }
}

private struct KeyList: Decodable {
    let keys: [String]

    init(from decoder: any Decoder) throws {
        keys = try (try? [String](from: decoder)) ?? [decoder.singleValueContainer().decode(String.self)]
    }
}
