// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// Which key does what.
///
/// It is the one place that knows: keys are looked up in it, and help is written from it.
public struct KeyMap: Sendable, Hashable {
    private let keys: [Action: [KeyPress]]
    private let actions: [KeyPress: Action]

    /// The keys where nobody says otherwise.
    public static let standard = KeyMap(
        keys: Dictionary(uniqueKeysWithValues: Action.allCases.map { ($0, $0.defaultKeys) }))

    /// Makes a map of keys and what each does; of the keys of an action its own come first, in their order.
    public init(_ actions: [KeyPress: Action]) {
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

    /// What a key does; nil where it does nothing.
    public func action(for key: KeyPress) -> Action? { actions[key] }

    /// The keys that do something, the most usual first.
    public func keys(for action: Action) -> [KeyPress] { keys[action] ?? [] }

    /// The keys that do something as a person reads them, such as `j Down`.
    public func names(for action: Action) -> String { keys(for: action).map(\.description).joined(separator: " ") }
}
