// SPDX-License-Identifier: Apache-2.0

import TerminalKit

extension KeyMap {
    /// A mistake in the configured keys.
    package struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
        package let action: Action
        /// The index of the wrong key among the keys of the action; nil if it is not a single one.
        package let position: Int?
        package let description: String
    }

    /// Returns the map with configured keys instead of the default ones of some actions. A key of another action is taken from
    /// it.
    ///
    /// - Throws: The first mistake in the order of the actions' names: no key, a key twice, `quit` or `back` without a key.
    package func rebinding(_ chosen: [Action: [String]]) throws(Mistake) -> KeyMap {
        var owners: [KeyPress: (action: Action, position: Int)] = [:]
        var keys = keys
        for (action, names) in chosen.sorted(by: { $0.key.name < $1.key.name }) {
            keys[action] = []
            for (position, name) in names.enumerated() {
                guard let key = KeyPress(name: name) else {
                    let form = "keys are written like j, G, Ctrl-d, Shift-Tab, F5, PgDn, Enter, Esc, Space"
                    throw Mistake(action: action, position: position, description: "'\(name)' is not a key; \(form)")
                }
                if let owner = owners[key]?.action {
                    let place = owner == action ? "in this list" : "a key of '\(owner.name)'"
                    throw Mistake(action: action, position: position, description: "'\(key)' is already \(place)")
                }
                owners[key] = (action, position)
                keys[action]?.append(key)
            }
        }
        for (action, own) in keys { keys[action] = own.filter { owners[$0] == nil || owners[$0]?.action == action } }
        for action in [Action.back, .quit] where keys[action]?.isEmpty != false {
            let taken = self.keys(for: action).lazy.compactMap { owners[$0] }.first { $0.action != action }
            guard chosen[action] == nil, let taken else {
                throw Mistake(action: action, position: nil, description: "'\(action.name)' needs a key")
            }
            throw Mistake(
                action: taken.action, position: taken.position,
                description: "'\(action.name)' needs a key, and its default keys are taken")
        }
        return KeyMap(keys: keys)
    }
}
