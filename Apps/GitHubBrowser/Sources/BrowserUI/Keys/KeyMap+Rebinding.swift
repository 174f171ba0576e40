// SPDX-License-Identifier: Apache-2.0

import TerminalKit

extension KeyMap {
    /// A mistake in the configured keys.
    public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
        /// The action with wrong keys, as written in the configuration.
        public let action: String
        /// The index of the wrong key among the keys of the action; nil if it is not a single one.
        public let position: Int?
        /// The problem, with a correct example.
        public let description: String
    }

    /// Returns the map with configured keys instead of the default ones of some actions.
    ///
    /// A key of another action is taken from it. It is a mistake to give one key to two actions, and
    /// to leave `quit` or `back` without a key.
    ///
    /// - Returns: The map without the mistakes, and the mistakes in the order of the actions' names.
    public func rebinding(_ chosen: [String: [String]]) -> (map: KeyMap, mistakes: [Mistake]) {
        var rebinding = Rebinding()
        for (name, names) in chosen.sorted(by: { $0.key < $1.key }) { rebinding.choose(names, for: name) }
        var keys = Dictionary(uniqueKeysWithValues: Action.allCases.map { ($0, self.keys(for: $0)) })
        keys.merge(rebinding.keys) { $1 }
        for (action, own) in keys {
            keys[action] = own.filter { rebinding.owners[$0] == nil || rebinding.owners[$0]?.action == action }
        }
        for action in [Action.back, .quit] where keys[action]?.isEmpty != false {
            rebinding.mistakes.append(mistake(ofLeaving: action, rebinding))
            keys[action] = self.keys(for: action).first { rebinding.owners[$0] == nil }.map { [$0] } ?? []
        }
        return (KeyMap(keys: keys), rebinding.mistakes)
    }

    /// Returns the mistake of leaving a required action without a key: its own keys, or the action that takes its key.
    private func mistake(ofLeaving action: Action, _ rebinding: Rebinding) -> Mistake {
        let taken = keys(for: action).lazy.compactMap { rebinding.owners[$0] }.first { $0.action != action }
        guard rebinding.keys[action] == nil, let taken else {
            return Mistake(action: action.name, position: nil, description: "'\(action.name)' needs a key")
        }
        return Mistake(
            action: taken.action.name, position: taken.position,
            description: "'\(action.name)' needs a key, and its default keys are taken")
    }
}

/// The configured keys, read one action after the other.
private struct Rebinding {
    private(set) var keys: [Action: [KeyPress]] = [:]
    private(set) var owners: [KeyPress: (action: Action, position: Int)] = [:]
    var mistakes: [KeyMap.Mistake] = []

    mutating func choose(_ names: [String], for name: String) {
        guard let action = Action(rawValue: name) else {
            let known = Action.allCases.map(\.name).sorted().joined(separator: ", ")
            return refuse(name, nil, "'\(name)' is not an action; the actions are \(known)")
        }
        keys[action] = []
        for (position, keyName) in names.enumerated() {
            guard let key = KeyPress(name: keyName) else {
                let form = "keys are written like j, G, Ctrl-d, Shift-Tab, F5, PgDn, Enter, Esc, Space"
                refuse(name, position, "'\(keyName)' is not a key; \(form)")
                continue
            }
            if let owner = owners[key]?.action {
                let place = owner == action ? "in this list" : "a key of '\(owner.name)'"
                refuse(name, position, "'\(key)' is already \(place)")
                continue
            }
            owners[key] = (action, position)
            keys[action]?.append(key)
        }
    }

    private mutating func refuse(_ action: String, _ position: Int?, _ description: String) {
        mistakes.append(KeyMap.Mistake(action: action, position: position, description: description))
    }
}
