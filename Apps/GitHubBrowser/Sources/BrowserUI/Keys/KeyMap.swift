// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The map from keys to actions.
///
/// It is the single source of both the behaviour of keys and the help.
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
