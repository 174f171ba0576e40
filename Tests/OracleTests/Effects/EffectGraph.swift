// SPDX-License-Identifier: Apache-2.0

/// A graph with effects in plain data: up to three components, each below the one before.
struct EffectGraph: Sendable, CustomStringConvertible {
    /// The effects of a factory or of a component's construction.
    struct Effects: OptionSet, Hashable, Sendable {
        let rawValue: Int
        static let main = Effects(rawValue: 1)
        static let throwing = Effects(rawValue: 2)
        static let awaiting = Effects(rawValue: 6)

        /// All that a builder can say.
        static let all: [Effects] = [[], .throwing, .awaiting, .main, [.main, .throwing], [.main, .awaiting]]

        var isFallible: Bool { contains(.throwing) }
        var fallible: Effects { intersection(.awaiting) }
    }

    enum Sharing: CaseIterable, Sendable { case none, shared, eager }

    /// The form of a parameter.
    enum Form: CaseIterable, Sendable {
        case direct, optional, provider, lazy, closure, sendableClosure, mainProvider, throwingProvider, asyncProvider
    }

    struct Need: Sendable {
        var form: Form
        var binding: Int
    }

    struct Binding: Sendable {
        var component: Int
        var effects: Effects = []
        var sharing: Sharing = .none
        /// Whether it is shared as if its type were not Sendable; only on the main actor.
        var isMainOnly: Bool = false
        var isRoot: Bool = false
        var needs: [Need] = []
    }

    var constructions: [Effects]
    /// By their numbers; roots come last, the first component's first.
    var bindings: [Binding]

    func root(of component: Int) -> Int { bindings.count - constructions.count + component }

    var description: String {
        let lines = bindings.enumerated().map { number, binding in
            let needs = binding.needs.map { "\($0.form) \($0.binding)" }.joined(separator: ", ")
            return "\(number) in \(binding.component): \(binding.effects.rawValue) \(binding.sharing) "
                + "\(binding.isMainOnly ? "main only " : "")\(binding.isRoot ? "root " : "")needs [\(needs)]"
        }
        return "constructions \(constructions.map(\.rawValue))\n" + lines.joined(separator: "\n")
    }
}

extension EffectGraph {
    /// Makes a graph whose direct needs have no cycle; its constructions fit more often than not.
    static func random(seed: Int) -> EffectGraph {
        var random = SplitMix(seed: seed)
        let components = 1 + random.below(3)
        let count = 1 + random.below(9)
        let usesMain = random.chance(50)
        var graph = EffectGraph(constructions: Array(repeating: [], count: components), bindings: [])
        for _ in 0..<count {
            var binding = Binding(component: random.below(components))
            binding.effects = random.chance(55) ? [] : random.pick(usesMain ? Effects.all : Array(Effects.all[..<3]))
            binding.sharing = binding.effects.isFallible && random.chance(93) ? .shared : random.pick(Sharing.allCases)
            if binding.sharing == .shared, random.chance(20) { binding.sharing = .eager }
            binding.isMainOnly = binding.sharing != .none && binding.effects.contains(.main) && random.chance(30)
            binding.needs = needs(in: graph, of: binding.component, &random)
            graph.bindings.append(binding)
        }
        // Deferred needs lead anywhere visible, which is known only now.
        for number in graph.bindings.indices where random.chance(40) {
            let visible = graph.bindings.indices.filter {
                graph.bindings[$0].component <= graph.bindings[number].component
            }
            let form = random.pick(Form.allCases.filter(\.isDeferred))
            graph.bindings[number].needs.append(Need(form: form, binding: random.pick(visible)))
        }
        let bound = graph
        for component in 0..<components {
            var root = Binding(component: component, isRoot: true)
            root.effects = random.chance(80) ? [] : random.pick(usesMain ? Effects.all : Array(Effects.all[..<3]))
            root.needs = needs(in: bound, of: component, &random)
            graph.bindings.append(root)
        }
        let oracle = EffectOracle(graph)
        for component in 0..<components {
            let fitting = oracle.fittingConstruction(of: component)
            graph.constructions[component] = random.chance(80) ? fitting : random.pick(Effects.all)
        }
        return graph
    }

    private static func needs(
        in graph: EffectGraph, of component: Int, _ random: inout SplitMix
    ) -> [Need] {
        let visible = graph.bindings.indices.filter { graph.bindings[$0].component <= component }
        guard !visible.isEmpty else { return [] }
        return (0..<random.below(4)).map { _ in
            let form = random.chance(65) ? .direct : random.pick(Form.allCases)
            return Need(form: form, binding: random.pick(visible))
        }
    }
}

extension EffectGraph.Form {
    var isDeferred: Bool { self != .direct && self != .optional }

    /// The effects that a request of this form is ready for.
    var readiness: EffectGraph.Effects {
        switch self {
        case .mainProvider: .main
        case .throwingProvider: .throwing
        case .asyncProvider: .awaiting
        default: []
        }
    }
}
