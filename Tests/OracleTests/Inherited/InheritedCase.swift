// SPDX-License-Identifier: Apache-2.0

import DI

/// A chain of components in plain data, each within the one before, which may decorate the bindings of those above.
struct InheritedCase: Sendable {
    enum Effect: CaseIterable, Sendable { case none, throwing, asynchronous }

    /// A key: a plain type, a tagged one, or a whole collection.
    enum Key: Int, CaseIterable, Sendable { case plain, tagged, collection }

    struct Line: Sendable {
        let name: String
        let key: Key
        /// Whether it is a decorator without a binding beside it.
        let isDecorator: Bool
        /// The sharing of a binding; a decorator has that of what it decorates.
        let sharing: SharingPolicy
        let effect: Effect
    }

    /// The lines of each component, at most one of a key.
    var components: [[Line]] = []
    /// The lines of an overriding module.
    var overrides: [Line] = []
    /// The keys that are decorated, by component.
    var decorated: [Set<Key>] = []

    static func make(seed: Int) -> InheritedCase {
        var random = SplitMix(seed: seed)
        var made = InheritedCase()
        let isMistaken = random.chance(20)
        for level in 0..<(2 + random.below(3)) {
            var lines: [Line] = []
            for key in Key.allCases where random.chance(level == 0 ? 95 : 65) {
                let isBound = made.components.contains { $0.contains { $0.key == key } }
                let mayDecorate = isBound || isMistaken
                lines.append(line("\(level)", key, isDecorator: mayDecorate && random.chance(75), &random))
            }
            made.components.append(lines)
            made.decorated.append(Set(lines.map(\.key).filter { _ in random.chance(20) }))
        }
        for key in Key.allCases where random.chance(15) {
            guard made.components.contains(where: { $0.contains { $0.key == key && !$0.isDecorator } }) else {
                continue
            }
            made.overrides.append(line("x", key, isDecorator: false, &random))
        }
        return made
    }

    private static func line(
        _ level: String, _ key: Key, isDecorator: Bool, _ random: inout SplitMix
    ) -> Line {
        // A tagged value is taken later, when no build makes it first.
        let effect = key == .tagged ? .none : random.pick([.none, .none] + Effect.allCases)
        // A binding that throws or awaits is shared, and so is what its decorators decorate.
        let sharing: SharingPolicy =
            effect == .none ? random.pick([.unshared, .shared, .shared, .eager]) : random.pick([.shared, .eager])
        return Line(name: level + "\(key)", key: key, isDecorator: isDecorator, sharing: sharing, effect: effect)
    }
}

// The expected graph, computed naively.
extension InheritedCase {
    /// The line that counts for a key in a component: a decorator, or the override of a binding.
    func line(of key: Key, at level: Int) -> Line? {
        guard let own = components[level].first(where: { $0.key == key }) else { return nil }
        return own.isDecorator ? own : overrides.first { $0.key == key } ?? own
    }

    /// The names of an instance and of those that it decorates, seen from a component.
    func text(of key: Key, from level: Int) -> String? {
        guard level >= 0 else { return nil }
        guard let line = line(of: key, at: level) else { return text(of: key, from: level - 1) }
        var text = line.name
        if line.isDecorator {
            guard let inner = self.text(of: key, from: level - 1) else { return nil }
            text += "(\(inner))"
        }
        return decorated[level].contains(key) ? "d[\(text)]" : text
    }

    /// Whether what a component sees is shared: as the innermost layer is that is written, which an override follows.
    private func isShared(_ key: Key, from level: Int) -> Bool {
        guard level >= 0 else { return false }
        let own = components[level].first { $0.key == key && !$0.isDecorator }
        return own.map { $0.sharing != .unshared } ?? isShared(key, from: level - 1)
    }

    /// The component that keeps the shared instance that a component sees; nil for what is unshared.
    func keeper(of key: Key, from level: Int) -> Int? {
        guard level >= 0, isShared(key, from: level) else { return nil }
        return line(of: key, at: level) == nil ? keeper(of: key, from: level - 1) : level
    }

    /// The number of decorators that decorate nothing.
    var decoratorsOfNothing: Int {
        components.indices.reduce(0) { count, level in
            let aimless = Key.allCases.filter { key in
                line(of: key, at: level)?.isDecorator == true && text(of: key, from: level - 1) == nil
            }
            return count + aimless.count + aimless.count(where: decorated[level].contains)
        }
    }

    /// Whether an unshared layer has an effect.
    var hasUnsharedEffect: Bool {
        components.indices.contains { level in
            Key.allCases.contains { key in
                guard let line = line(of: key, at: level) else { return false }
                return !isShared(key, from: level) && line.effect != .none
            }
        }
    }
}
