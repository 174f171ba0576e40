// SPDX-License-Identifier: Apache-2.0

/// A graph, and injectors over it, in plain data: components with bindings, and the overlays of overlays.
struct OverlayCase: Sendable {
    enum Sharing: CaseIterable, Sendable { case none, shared, eager, weak }

    /// The shape of a request; `array` is the collection of a key, which has parts of its own.
    enum Wrapper: CaseIterable, Sendable { case bare, optional, array, provider, lazy, closure, weak }

    struct Need: Hashable, Sendable {
        let wrapper: Wrapper
        let key: Int
    }

    /// One line that binds a key, or contributes to its collection.
    struct Declaration: Sendable {
        /// The line, which no other declaration has.
        let line: Int
        let key: Int
        let isPart: Bool
        let sharing: Sharing
        let needs: [Need]
    }

    /// The way in which an injector is made from an earlier one.
    enum Step: Sendable {
        /// An overlay with these bindings.
        case overlay(of: Int, [Declaration])
        /// A build of the child component; only of an injector of the root component.
        case child(of: Int)
    }

    /// The keys that the root component binds; the others are only declared to be possibly absent.
    static let boundKeys: Int = 9
    static let keys: Int = 12

    /// The declarations of the root component and of its child.
    var components: [[Declaration]] = [[], []]
    /// The injectors after the first, each made from an earlier one.
    var steps: [Step] = []
}

extension OverlayCase {
    /// Makes a case from a seed, always the same one.
    static func make(seed: Int) -> OverlayCase {
        var generator = OverlayGenerator(seed: seed)
        return generator.make()
    }
}

/// Makes cases without mistakes: what is needed during construction has a lower key.
private struct OverlayGenerator {
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
        for key in 0..<OverlayCase.keys where random.chance(30) { made.components[1].append(declaration(of: key)) }
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

    private mutating func overlay() -> [OverlayCase.Declaration] {
        var keys: Set<Int> = []
        var result: [OverlayCase.Declaration] = []
        for _ in 0..<random.below(4) {
            let key = random.below(OverlayCase.keys)
            if random.chance(25) {
                result.append(part(of: key))
            } else if keys.insert(key).inserted {
                result.append(declaration(of: key))
            }
        }
        if random.chance(15), let again = overlaid.randomElement(using: &random), keys.insert(again.key).inserted {
            result.append(again)
        }
        overlaid += result.filter { !$0.isPart }
        return result
    }

    private mutating func declaration(of key: Int) -> OverlayCase.Declaration {
        line += 1
        let sharing: OverlayCase.Sharing = random.pick([.none, .none, .shared, .shared, .shared, .eager, .weak])
        return OverlayCase.Declaration(line: line, key: key, isPart: false, sharing: sharing, needs: needs(below: key))
    }

    private mutating func part(of key: Int) -> OverlayCase.Declaration {
        line += 1
        let sharing: OverlayCase.Sharing = random.pick([.none, .shared])
        return OverlayCase.Declaration(line: line, key: key, isPart: true, sharing: sharing, needs: needs(below: key))
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
