// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The group `keys`: other keys for the actions of the interactive browser.
public struct KeySettings: ConfigProperty, SettingsGroup {
    /// The path of the group.
    public static let path = "keys"
    /// The default values: the browser's own keys.
    public static let defaults = "{}"
    /// The settings of the group.
    public static let settings = Action.allCases.map {
        Setting($0.name, .keys, "The keys for '\($0.name)', instead of its default keys.")
    }

    /// The keys of the actions that the user has rebound.
    public let keys: [Action: [String]]
    /// The actions whose keys are written as a list.
    private let lists: Set<Action>

    /// Decodes a key or a list of keys for each action.
    public init(from decoder: any Decoder) throws {
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
    public func validate() throws {
        guard !keys.isEmpty else { return }
        let mistakes = KeyMap.standard.rebinding(names).mistakes
        try Properties.Refusals(mistakes.map(refusal)).throwIfAny()
    }

    /// The keys by the names of their actions.
    var names: [String: [String]] { Dictionary(keys.map { ($0.key.name, $0.value) }) { _, last in last } }

    private func refusal(of mistake: KeyMap.Mistake) -> DecodingError {
        let action = Action(rawValue: mistake.action)
        var path = action.map { [FieldKey($0.name)] } ?? []
        if let action, lists.contains(action), let position = mistake.position {
            path.append(FieldKey(intValue: position))
        }
        return .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: mistake.description))
    }
}

/// One key, or a list of keys.
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
