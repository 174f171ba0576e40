// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The group `keys`: other keys for the actions of the interactive browser.
struct KeySettings: ConfigProperty, SettingsGroup {
    /// The path of the group.
    static let path = "keys"
    /// The default values: the browser's own keys.
    static let defaults = "{}"
    /// The settings of the group.
    static let settings = Action.allCases.map {
        Setting($0.name, .keys, "The keys for '\($0.name)', instead of its default keys.")
    }

    /// The keys of the actions that the user has rebound.
    let keys: [Action: [String]]
    /// The actions whose keys are written as a list.
    private let lists: Set<Action>

    /// Decodes a key or a list of keys for each action.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        var keys: [Action: [String]] = [:]
        var lists: Set<Action> = []
        for action in Action.allCases {
            guard let list = try container.decodeIfPresent(KeyList.self, forKey: FieldKey(action.name)) else {
                continue
            }
            keys[action] = list.keys
            if list.isList { lists.insert(action) }
        }
        self.keys = keys
        self.lists = lists
    }

    /// Rejects invalid keys, keys of two actions, and choices that leave `quit` or `back` without a key.
    func validate() throws {
        guard !keys.isEmpty else { return }
        do throws(KeyMap.Mistake) {
            _ = try KeyMap.standard.rebinding(keys)
        } catch {
            let index = lists.contains(error.action) ? error.position.map { [FieldKey(intValue: $0)] } : nil
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [FieldKey(error.action.name)] + (index ?? []), debugDescription: error.description))
        }
    }
}

private struct KeyList: Decodable {
    let keys: [String]
    let isList: Bool

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            var keys: [String] = []
            while !list.isAtEnd { keys.append(try list.decode(String.self)) }
            self.keys = keys
            isList = true
        } else {
            isList = false
            keys = [try decoder.singleValueContainer().decode(String.self)]
        }
    }
}
