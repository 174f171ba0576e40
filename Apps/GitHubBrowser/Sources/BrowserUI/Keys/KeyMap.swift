// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The map from keys to actions, the single source of both the behaviour of keys and the help.
package struct KeyMap: Sendable, Hashable {
    let keys: [Action: [KeyPress]]

    package static let standard = KeyMap(
        keys: Dictionary(uniqueKeysWithValues: Action.allCases.map { ($0, $0.defaultKeys) }))

    init(keys: [Action: [KeyPress]]) { self.keys = keys }

    /// Creates a map from keys to actions; the default keys of an action come first, in their order.
    package init(_ actions: [KeyPress: Action]) {
        let keys = Dictionary(grouping: actions.keys.sorted { $0.description < $1.description }) { actions[$0] }
        let all = Action.allCases.map { action in
            let own = action.defaultKeys.filter { actions[$0] == action }
            return (action, own + (keys[action] ?? []).filter { !own.contains($0) })
        }
        self.init(keys: Dictionary(uniqueKeysWithValues: all))
    }

    /// Returns the action of a key; nil if it has none.
    func action(for key: KeyPress) -> Action? { Action.allCases.first { keys(for: $0).contains(key) } }

    /// Returns the keys of an action, the most common first.
    func keys(for action: Action) -> [KeyPress] { keys[action] ?? [] }

    /// Returns the first key of an action, for advice such as "press r to try again".
    func name(of action: Action) -> String { keys(for: action).first.map(\.description) ?? action.title }

    /// Returns the names of an action's keys, such as `j Down`.
    func names(for action: Action) -> String { keys(for: action).map(\.description).joined(separator: " ") }
}

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
