// SPDX-License-Identifier: Apache-2.0

import DI

/// Makes cases without mistakes: what is needed during construction has a lower key.
struct OverlayGenerator {
    private var random: SplitMix
    private var line: Int = 0
    /// The declarations that overlays can repeat.
    private var overlaid: [OverlayCase.Declaration] = []

    init(seed: Int) {
        random = SplitMix(seed: seed)
    }

    mutating func make() -> OverlayCase {
        var made = OverlayCase()
        for key in 0..<OverlayCase.boundKeys { made.components[0].append(declaration(of: key)) }
        for key in 0..<OverlayCase.keys where random.chance(25) { made.components[0].append(part(of: key)) }
        for key in 0..<OverlayCase.boundKeys where random.chance(25) {
            made.components[0].insert(decorator(of: key), at: random.below(made.components[0].count + 1))
        }
        for key in 0..<OverlayCase.keys where random.chance(30) {
            // Without a binding beside it, it decorates that of the root component.
            let isAlone = key < OverlayCase.boundKeys && random.chance(50)
            made.components[1].append(isAlone ? decorator(of: key) : declaration(of: key))
        }
        for key in made.components[1].map(\.key) where random.chance(30) {
            made.components[1].append(decorator(of: key))
            if random.chance(30) { made.components[1].insert(decorator(of: key), at: 0) }
        }
        for key in 0..<OverlayCase.keys where random.chance(15) { made.components[1].append(part(of: key)) }
        // Whether each injector is one of the child component.
        var areChildren = [false]
        for _ in 0..<(5 + random.below(5)) {
            // Mostly of the newest, so that there are many generations.
            let from = random.chance(70) ? areChildren.count - 1 : random.below(areChildren.count)
            if !areChildren[from], random.chance(20) {
                made.steps.append(.child(of: from))
                areChildren.append(true)
            } else {
                made.steps.append(.overlay(of: from, overlay()))
                areChildren.append(areChildren[from])
            }
        }
        return made
    }

    /// Makes stacks that change by one list, which is loaded or unloaded, or by their order.
    mutating func makeStacks() -> StackCase {
        var made = StackCase()
        made.lists = (0..<4).map { _ in bindings() }
        made.lists.append((0..<OverlayCase.boundKeys).map { declaration(of: $0) })
        var loaded: [Int] = []
        for _ in 0..<(6 + random.below(5)) {
            let list = random.below(made.lists.count - 1)
            if let known = loaded.firstIndex(of: list) {
                loaded.remove(at: known)
            } else {
                loaded.insert(list, at: random.below(loaded.count + 1))
            }
            made.stacks.append(loaded + [made.lists.count - 1])
        }
        return made
    }

    /// The bindings of an overlay, of which one may be that of an earlier overlay.
    private mutating func overlay() -> [OverlayCase.Declaration] {
        var result = bindings()
        let keys = Set(result.filter(\.isBinding).map(\.key))
        if random.chance(15), let again = overlaid.randomElement(using: &random), !keys.contains(again.key) {
            result.append(again)
        }
        overlaid += result.filter(\.isBinding)
        return result
    }

    /// Bindings of different keys, decorators, and parts.
    private mutating func bindings() -> [OverlayCase.Declaration] {
        var keys: Set<Int> = []
        var result: [OverlayCase.Declaration] = []
        for _ in 0..<random.below(4) {
            let key = random.below(OverlayCase.keys)
            if random.chance(25) {
                result.append(part(of: key))
            } else if random.chance(25) {
                result.append(decorator(of: random.below(OverlayCase.boundKeys)))
            } else if keys.insert(key).inserted {
                result.append(declaration(of: key))
            }
        }
        return result
    }

    private mutating func declaration(of key: Int) -> OverlayCase.Declaration {
        declaration(of: key, .binding, random.pick([.unshared, .unshared, .shared, .shared, .shared, .eager, .weak]))
    }

    private mutating func part(of key: Int) -> OverlayCase.Declaration {
        declaration(of: key, .part, random.pick([.unshared, .shared]))
    }

    /// A decorator; what it needs of its own key, in whatever shape, is what it decorates.
    private mutating func decorator(of key: Int) -> OverlayCase.Declaration {
        var made = declaration(of: key, .decorator, .unshared)
        made.isOpaque = false
        return made
    }

    private mutating func declaration(
        of key: Int, _ role: OverlayCase.Declaration.Role, _ sharing: OverlayCase.Sharing
    ) -> OverlayCase.Declaration {
        line += 1
        return OverlayCase.Declaration(
            line: line, key: key, role: role, sharing: sharing, needs: needs(below: key), isOpaque: random.chance(15))
    }

    private mutating func needs(below key: Int) -> [OverlayCase.Need] {
        (0..<random.below(4)).compactMap { _ in
            let wrapper = random.pick(OverlayCase.Wrapper.allCases)
            switch wrapper {
            case .bare: return key > 0 ? .init(wrapper: .bare, key: random.below(min(key, OverlayCase.boundKeys))) : nil
            case .optional, .array: return key > 0 ? .init(wrapper: wrapper, key: random.below(key)) : nil
            case .provider, .lazy, .closure, .weak:
                return .init(wrapper: wrapper, key: random.below(OverlayCase.boundKeys))
            }
        }
    }
}
