// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIValidation
import Synchronization
import Testing

/// The addition of one trait to the graph of its tests. Its identity is the trait's.
final class TraitLayer: Sendable {
    /// The effect of a trait.
    enum Role: Sendable {
        /// The base of the graph, and its planning.
        case base(@Sendable () throws -> GraphOptions, plan: @Sendable (_PlanOptions) throws -> _InjectorPlan)
        /// An override of bindings.
        case override(@Sendable () -> _Override)
    }

    let role: Role
    let severities: [Diagnostic.ID: Diagnostic.Severity?]
    let place: SourceLocation
    /// The plans of the chains whose innermost trait this is. Each refers to its chain, a cycle that keeps the trait forever:
    /// there are only as many traits as tests.
    let plans: Mutex<[TraitChain.Key: Lazy<Result<_InjectorPlan, any Error>>]> = Mutex([:])

    init(_ role: Role, severities: [Diagnostic.ID: Diagnostic.Severity?], at place: SourceLocation) {
        self.role = role
        self.severities = severities
        self.place = place
    }

    var isBase: Bool { if case .base = role { true } else { false } }
}

/// The traits that hold for a test case, from the outermost to the innermost.
struct TraitChain: Sendable {
    /// The chain of the test case that runs.
    @TaskLocal static var current: TraitChain?

    let layers: [TraitLayer]

    /// The traits of a chain without the innermost one, and the generation of the program's stack if that is planned.
    struct Key: Hashable {
        let outer: [TraitLayer]
        let generation: Int?

        static func == (one: Key, other: Key) -> Bool {
            one.generation == other.generation && one.outer.elementsEqual(other.outer, by: ===)
        }

        func hash(into hasher: inout Hasher) {
            for layer in outer { hasher.combine(ObjectIdentifier(layer)) }
        }
    }

    /// Makes an injector; records an issue and returns nil if there is none.
    func injector() async throws -> Injector? {
        switch plan() {
        case .failure(let error):
            let diagnostics = (error as? GraphError)?.diagnostics ?? []
            let isStray = base == nil && diagnostics.contains { $0.id == .overrideTargetsNothing }
            let words = "note: without '.injector(…)', overrides apply to the modules of 'ModuleStack.shared'"
            Issue.record(isStray ? "\(error)\n\(words)" : "\(error)", at: culprit().place)
            return nil
        case .success(let plan):
            do { return try await plan.makeInjector() } catch let error as ConstructionError {
                Issue.record(error, at: (base ?? layers[0]).place)
                return nil
            }
        }
    }

    /// The innermost base.
    private var base: TraitLayer? { layers.last(where: \.isBase) }

    /// Returns the plan, which is made once for all test cases.
    private func plan() -> Result<_InjectorPlan, any Error> {
        // Proof: a chain has the trait that made it.
        let innermost = layers[layers.count - 1]
        let stack = base == nil ? ModuleStack.shared._snapshot : nil
        let key = Key(outer: layers.dropLast(), generation: stack?.generation)
        let plan = innermost.plans.withLock { plans in
            if let plan = plans[key] { return plan }
            let plan = Lazy(getter: { self.plan(with: layers.filter { !$0.isBase }, over: stack) })
            plans[key] = plan
            return plan
        }
        return plan.get()
    }

    /// Plans the base with overrides; without a base the modules of the program.
    private func plan(
        with overrides: [TraitLayer], over stack: ModuleStack._Snapshot?
    ) -> Result<_InjectorPlan, any Error> {
        Result {
            var graph = GraphOptions()
            if case .base(let own, _) = base?.role { graph = try own() }
            for layer in overrides { graph.severities.merge(layer.severities) { _, inner in inner } }
            var options = _PlanOptions(graph, in: .test)
            options.overrides += overrides.compactMap { layer in
                if case .override(let override) = layer.role { override() } else { nil }
            }
            if case .base(_, let plan) = base?.role { return try plan(options) }
            return try (stack ?? ModuleStack.shared._snapshot).plan(options)
        }
    }

    /// The trait that makes the graph invalid: the base, or the first override with which it is.
    private func culprit() -> TraitLayer {
        let overrides = layers.filter { !$0.isBase }
        let count = (0..<overrides.count).first { count in
            if case .failure = plan(with: Array(overrides.prefix(count)), over: nil) { true } else { false }
        }
        let culprit = count.map { $0 == 0 ? base : overrides[$0 - 1] } ?? overrides.last
        return culprit ?? layers[0]
    }
}
