// SPDX-License-Identifier: Apache-2.0

import TerminalKit

extension KeyMap {
    /// A mistake in the keys that a user chose.
    public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
        /// The action whose keys are wrong, as the user wrote it.
        public let action: String
        /// Which of the action's keys is wrong, counted from 0; nil where all of them are.
        public let position: Int?
        /// The problem and a correct form.
        public let description: String
    }

    /// A key that a user gave to one action although it is the usual key of another one, of which the user says nothing.
    public struct Taking: Sendable, Hashable {
        /// The key.
        public let key: KeyPress
        /// The action that has it now.
        public let taker: Action
        /// Which of that action's keys it is, counted from 0.
        public let position: Int
        /// The action that had it.
        public let loser: Action
        /// The keys that are left to that action.
        public let left: [KeyPress]
    }

    /// The same with the keys that a user chose in place of an action's own.
    ///
    /// A key that was another action's is taken from it, as ``takings(by:)`` tells. A key that a user gives to two actions
    /// is a mistake, and so is an action that cannot be reached and is needed to get out: `quit` and `back` keep a key.
    ///
    /// - Returns: The map, without what is a mistake, and the mistakes in the order of the actions' names.
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

    /// The keys that a user's choice takes from actions of which it says nothing, in the order of the actions' names.
    public func takings(by chosen: [String: [String]]) -> [Taking] {
        let map = rebinding(chosen).map
        return chosen.sorted { $0.key < $1.key }.flatMap { name, names -> [Taking] in
            names.enumerated().compactMap { position, name in
                guard let key = KeyPress(name: name), let taker = map.action(for: key),
                    let loser = action(for: key), loser != taker, chosen[loser.name] == nil
                else { return nil }
                return Taking(key: key, taker: taker, position: position, loser: loser, left: map.keys(for: loser))
            }
        }
    }

    /// An action that is needed and has no key: the user's choice for it, or the one that takes its usual key.
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

/// The keys that a user chose, as they are read one action after the other.
private struct Rebinding {
    private(set) var keys: [Action: [KeyPress]] = [:]
    private(set) var owners: [KeyPress: (action: Action, position: Int)] = [:]
    var mistakes: [KeyMap.Mistake] = []

    mutating func choose(_ names: [String], for name: String) {
        guard let action = Action(rawValue: name) else {
            let known = Action.allCases.map(\.name).sorted().joined(separator: ", ")
            return refuse(name, nil, "no action is called '\(name)'; there are: \(known)")
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
