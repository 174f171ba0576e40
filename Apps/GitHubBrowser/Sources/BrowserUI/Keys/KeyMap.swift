// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// Which key does what.
///
/// It is the one place that knows: keys are looked up in it, and help is written from it.
public struct KeyMap: Sendable, Hashable {
    /// A mistake in the keys that a user chose.
    public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
        /// The action whose keys are wrong, as the user wrote it.
        public let action: String
        /// What is wrong, and what would be right.
        public let description: String
    }

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

    private init(keys: [Action: [KeyPress]]) {
        self.keys = keys
        var actions: [KeyPress: Action] = [:]
        for action in Action.allCases { for key in keys[action] ?? [] { actions[key] = action } }
        self.actions = actions
    }

    /// The same with the keys that a user chose in place of an action's own.
    ///
    /// A key that was another action's is taken from it. A key that a user gives to two actions is a mistake,
    /// and so is an action that cannot be reached and is needed to get out: `quit` and `back` keep a key.
    ///
    /// - Returns: The map, without what is a mistake, and the mistakes in the order of the actions' names.
    public func rebinding(_ chosen: [String: [String]]) -> (map: KeyMap, mistakes: [Mistake]) {
        var keys = keys
        var mistakes: [Mistake] = []
        var owners: [KeyPress: Action] = [:]
        for (name, names) in chosen.sorted(by: { $0.key < $1.key }) {
            guard let action = Action(rawValue: name) else {
                mistakes.append(Mistake(action: name, description: Self.unknownAction(name)))
                continue
            }
            var accepted: [KeyPress] = []
            for keyName in names {
                guard let key = KeyPress(name: keyName) else {
                    mistakes.append(Mistake(action: name, description: Self.unknownKey(keyName)))
                    continue
                }
                if let owner = owners[key] {
                    let text = "'\(key)' is already the key of \(owner.name)"
                    mistakes.append(Mistake(action: name, description: text))
                    continue
                }
                owners[key] = action
                accepted.append(key)
            }
            keys[action] = accepted
        }
        for (action, own) in keys { keys[action] = own.filter { owners[$0] == nil || owners[$0] == action } }
        for action in [Action.back, .quit] where keys[action]?.isEmpty != false {
            let needed = self.keys[action]?.first { owners[$0] == nil }
            mistakes.append(Mistake(action: action.name, description: "'\(action.name)' needs a key"))
            keys[action] = needed.map { [$0] } ?? []
        }
        return (KeyMap(keys: keys), mistakes)
    }

    private static func unknownAction(_ name: String) -> String {
        "no action is called '\(name)'; there are: " + Action.allCases.map(\.name).sorted().joined(separator: ", ")
    }

    private static func unknownKey(_ name: String) -> String {
        "'\(name)' is no key; keys are written like j, G, Ctrl-d, Shift-Tab, F5, PgDn, Enter, Esc, Space"
    }

    /// What a key does; nil where it does nothing.
    public func action(for key: KeyPress) -> Action? { actions[key] }

    /// The keys that do something, the most usual first.
    public func keys(for action: Action) -> [KeyPress] { keys[action] ?? [] }

    /// The keys that do something as a person reads them, such as `j Down`.
    public func names(for action: Action) -> String { keys(for: action).map(\.description).joined(separator: " ") }
}
