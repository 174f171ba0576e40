// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The map from keys to actions.
///
/// It is the single source of both the behaviour of keys and the help.
public struct KeyMap: Sendable, Hashable {
    private let keys: [Action: [KeyPress]]
    private let actions: [KeyPress: Action]

    /// The default keys.
    public static let standard = KeyMap(
        keys: Dictionary(uniqueKeysWithValues: Action.allCases.map { ($0, $0.defaultKeys) }))

    /// Creates a map from keys to actions; the default keys of an action come first, in their order.
    package init(_ actions: [KeyPress: Action]) {
        let keys = Dictionary(grouping: actions.keys.sorted { $0.description < $1.description }) { actions[$0] }
        self.init(
            keys: Dictionary(
                uniqueKeysWithValues: Action.allCases.map { action in
                    let own = action.defaultKeys.filter { actions[$0] == action }
                    return (action, own + (keys[action] ?? []).filter { !own.contains($0) })
                }))
    }

    init(keys: [Action: [KeyPress]]) {
        self.keys = keys
        var actions: [KeyPress: Action] = [:]
        for action in Action.allCases { for key in keys[action] ?? [] { actions[key] = action } }
        self.actions = actions
    }

    /// Returns the action of a key; nil if it has none.
    package func action(for key: KeyPress) -> Action? { actions[key] }

    /// Returns the keys of an action, the most common first.
    package func keys(for action: Action) -> [KeyPress] { keys[action] ?? [] }

    /// Returns the names of an action's keys, such as `j Down`.
    public func names(for action: Action) -> String { keys(for: action).map(\.description).joined(separator: " ") }
}
