// SPDX-License-Identifier: Apache-2.0

import DI

/// A chain of components in plain data, each within the one before, whose bindings may refine those above.
struct RefiningCase: Sendable {
    enum Effect: CaseIterable, Sendable { case none, throwing, asynchronous }

    /// A key: a plain type, a tagged one, or a whole collection.
    enum Key: Int, CaseIterable, Sendable { case plain, tagged, collection }

    struct Line: Sendable {
        let name: String
        let key: Key
        let isRefining: Bool
        let sharing: SharingPolicy
        let effect: Effect
    }

    /// The lines of each component, at most one of a key.
    var components: [[Line]] = []
    /// The lines of an overriding module.
    var overrides: [Line] = []
    /// The keys that are decorated, by component.
    var decorated: [Set<Key>] = []

    static func make(seed: Int) -> RefiningCase {
        var random = SplitMix(seed: seed)
        var made = RefiningCase()
        let isMistaken = random.chance(20)
        for level in 0..<(2 + random.below(3)) {
            var lines: [Line] = []
            for key in Key.allCases where random.chance(level == 0 ? 95 : 65) {
                let isBound = made.components.contains { $0.contains { $0.key == key } }
                let mayRefine = isBound || isMistaken
                lines.append(line("\(level)", key, isRefining: mayRefine && random.chance(75), &random))
            }
            made.components.append(lines)
            made.decorated.append(Set(lines.map(\.key).filter { _ in random.chance(20) }))
        }
        for key in Key.allCases where random.chance(15) {
            // An override replaces lines of its own kind.
            let kinds = made.components.flatMap(\.self).filter { $0.key == key }.map(\.isRefining)
            guard !kinds.isEmpty else { continue }
            made.overrides.append(line("x", key, isRefining: random.pick(kinds), &random))
        }
        return made
    }

    private static func line(
        _ level: String, _ key: Key, isRefining: Bool, _ random: inout SplitMix
    ) -> Line {
        // A tagged value is taken later, when no build makes it first.
        let effect = key == .tagged ? .none : random.pick([.none, .none] + Effect.allCases)
        // A binding that throws or awaits is shared.
        let sharing: SharingPolicy =
            effect == .none ? random.pick([.unshared, .shared, .shared, .eager]) : random.pick([.shared, .eager])
        return Line(name: level + "\(key)", key: key, isRefining: isRefining, sharing: sharing, effect: effect)
    }
}

// The expected graph, computed naively.
extension RefiningCase {
    /// The line that counts for a key in a component: that of the override, with the sharing of the one that it replaces. A
    /// refinement stays around an override, and another refinement replaces it.
    func line(of key: Key, at level: Int) -> (line: Line, sharing: SharingPolicy)? {
        guard let own = components[level].first(where: { $0.key == key }) else { return nil }
        return (overrides.first { $0.key == key && $0.isRefining == own.isRefining } ?? own, own.sharing)
    }

    /// The names of an instance and of those that it refines or decorates, seen from a component.
    func text(of key: Key, from level: Int) -> String? {
        guard level >= 0 else { return nil }
        guard let (line, _) = line(of: key, at: level) else { return text(of: key, from: level - 1) }
        var text = line.name
        if line.isRefining { text += "(\(self.text(of: key, from: level - 1) ?? "nothing"))" }
        return decorated[level].contains(key) ? "d[\(text)]" : text
    }

    /// The component that keeps the shared instance that a component sees; nil for what is unshared.
    func keeper(of key: Key, from level: Int) -> Int? {
        guard level >= 0 else { return nil }
        guard let (_, sharing) = line(of: key, at: level) else { return keeper(of: key, from: level - 1) }
        return sharing == .unshared ? nil : level
    }

    /// The names of the lines that refine nothing.
    var refiningNothing: Set<String> {
        var names: Set<String> = []
        for level in components.indices {
            for key in Key.allCases {
                guard let (line, _) = line(of: key, at: level), line.isRefining else { continue }
                if text(of: key, from: level - 1) == nil { names.insert("\(line.name) at \(level)") }
            }
        }
        return names
    }

    /// Whether an unshared binding has an effect, which only an override can lead to.
    var hasUnsharedEffect: Bool {
        components.indices.contains { level in
            Key.allCases.contains { key in
                guard let (line, sharing) = line(of: key, at: level) else { return false }
                return sharing == .unshared && line.effect != .none
            }
        }
    }
}
