// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIProperties

/// A condition in plain data, and whether it holds, computed naively.
indirect enum RandomCondition: Sendable {
    case profile(String)
    case text(String, String)
    case number(String, Int)
    case not(RandomCondition)
    case both(RandomCondition, RandomCondition)
    case either(RandomCondition, RandomCondition)

    /// The values that conditions test, and the profiles.
    struct Facts: Sendable {
        let texts: [String: String]
        let numbers: [String: Int]
        let profiles: Set<String>

        init(_ random: inout SplitMix) {
            texts = ["roast": random.pick(["dark", "light"]), "milk.kind": random.pick(["oat", "cow"])]
            numbers = ["cups": random.below(2)]
            profiles = Set(["demo", "fair"].filter { _ in random.chance(50) })
        }

        /// The options with which the library plans.
        func options(overriding: [any Module.Type]) throws -> GraphOptions {
            let yaml = """
                roast: \(texts["roast"] ?? "")
                milk: { kind: \(texts["milk.kind"] ?? "") }
                cups: \(numbers["cups"] ?? 0)
                """
            return GraphOptions(
                properties: try Properties(yaml: yaml), overriding: overriding, profiles: profiles, context: .live)
        }
    }

    init(_ random: inout SplitMix, depth: Int = 0) {
        switch random.below(depth < 2 ? 6 : 3) {
        case 0: self = .profile(random.pick(["demo", "fair"]))
        case 1: self = .text(random.pick(["roast", "milk.kind"]), random.pick(["dark", "light", "oat", "cow"]))
        case 2: self = .number("cups", random.below(2))
        case 3: self = .not(RandomCondition(&random, depth: depth + 1))
        case 4: self = .both(RandomCondition(&random, depth: depth + 1), RandomCondition(&random, depth: depth + 1))
        default: self = .either(RandomCondition(&random, depth: depth + 1), RandomCondition(&random, depth: depth + 1))
        }
    }

    func holds(in facts: Facts) -> Bool {
        switch self {
        case .profile(let name): facts.profiles.contains(name)
        case .text(let path, let value): facts.texts[path] == value
        case .number(let path, let value): facts.numbers[path] == value
        case .not(let other): !other.holds(in: facts)
        case .both(let one, let other): one.holds(in: facts) && other.holds(in: facts)
        case .either(let one, let other): one.holds(in: facts) || other.holds(in: facts)
        }
    }

    /// The same condition of the library.
    var condition: Condition {
        switch self {
        case .profile(let name): .profile(name)
        case .text(let path, let value): .property(path, is: value)
        case .number(let path, let value): .property(path, is: value)
        case .not(let other): !other.condition
        case .both(let one, let other): one.condition && other.condition
        case .either(let one, let other): one.condition || other.condition
        }
    }
}
