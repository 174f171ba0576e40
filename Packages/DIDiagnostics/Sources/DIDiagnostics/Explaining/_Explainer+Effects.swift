// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A shortest path over direct dependencies, from a binding with an effect back to the start of the search.
struct EffectWay {
    let bindings: [Int]
    /// The edges between them, first the one that leads to the source.
    let edges: [Int]

    var source: Int { bindings[0] }
}

extension _Explainer {
    /// The way to the nearest binding that belongs to the main actor on its own. Complexity: linear in the graph.
    func wayToMain(from starts: [Int]) -> EffectWay {
        way(from: starts, through: isReadOnMain, to: model.belongsToMainActor)
    }

    /// The way to the nearest of some bindings. Complexity: linear in the graph.
    func way(from starts: [Int], to ends: Set<Int>) -> EffectWay {
        way(from: starts, through: { _ in true }, to: ends.contains)
    }

    private func way(from starts: [Int], through isOpen: (Int) -> Bool, to isEnd: (Int) -> Bool) -> EffectWay {
        let found = model.shortestWay(from: starts) { binding, _ in
            isEnd(binding)
        } over: { edge in
            let target = model.directTarget(of: edge)
            return target >= 0 && isOpen(target) ? target : -1
        }
        let edges = Array((found?.edges ?? []).reversed())
        return EffectWay(bindings: [found?.end ?? starts[0]] + edges.map { model.edges[$0].from }, edges: edges)
    }

    /// The steps of a way: the place of its source, the bindings that need it, and `last`.
    func steps(of way: EffectWay, neededBy last: Int? = nil) -> [Diagnostic.Step] {
        [sourceStep(way.source)]
            + Diagnostic.Step._ends(of: way.bindings.dropFirst() + (last.map { [$0] } ?? [])) { step(.neededBy, $0) }
    }

    /// The steps of a way from an object that a build makes.
    func steps(ofBuild way: EffectWay) -> [Diagnostic.Step] {
        var steps = steps(of: way)
        guard let start = way.bindings.last, steps[steps.count - 1].remark.isEmpty,
            model.bindings[start].sharing == .eager
        else { return steps }
        steps[steps.count - 1].remark = "eager in \(named(model.bindings[start].component))"
        return steps
    }

    /// The step that shows where a binding or a contribution is written.
    func sourceStep(_ binding: Int) -> Diagnostic.Step {
        var step = boundStep(binding)
        if model.bindings[binding].kind == .contribution { step.relation = .contributed }
        return step
    }
}

/// The names of requests that carry effects.
extension _Explainer {
    func request(of edge: Int) -> String {
        quoted(model.request(ofEdge: edge))
    }

    /// The main-actor twin of the wrapper that an edge requests, such as `MainActorLazy<Heater>`.
    func mainActorTwin(of edge: Int) -> String {
        let key = model.key(ofEdge: edge)
        if let tag = key.tag {
            let isOptional = _Form.find(model.request(ofEdge: edge))?.kind == .optional
            return "'MainActorTaggedProvider<\(names.shown(tag))>\(isOptional ? "?" : "")'"
        }
        let name = names.shown(key.type)
        if isFunction(edge) { return "'@MainActor () -> \(name)'" }
        return switch shape(of: edge) {
        case .lazy: "'MainActorLazy<\(name)>'"
        case .weak: "'MainActorWeakProvider<\(name)>'"
        default: "'MainActorProvider<\(name)>'"
        }
    }

    /// The awaiting or throwing form of an edge's request.
    func fallibleTwin(of edge: Int, _ effects: _Effects) -> String {
        let key = model.key(ofEdge: edge)
        let (wrapper, words) =
            effects.contains(.asynchronous) ? ("AsyncProvider", "async throws") : ("ThrowingProvider", "throws")
        if let tag = key.tag { return "'\(wrapper)<TaggedProvider<\(names.shown(tag))>>'" }
        let name = names.shown(key.type)
        guard isFunction(edge) else { return "'\(wrapper)<\(name)>'" }
        let isSendable = names.shown(model.request(ofEdge: edge)).hasPrefix("@Sendable")
        return "'\(isSendable ? "@Sendable " : "")() \(words) -> \(name)'"
    }

    /// Whether an edge requests a function. A tuple is its own key.
    private func isFunction(_ edge: Int) -> Bool {
        let name = names.shown(model.request(ofEdge: edge))
        return model.request(ofEdge: edge) != model.key(ofEdge: edge).type
            && (name.hasPrefix("(") || name.hasPrefix("@"))
    }

    /// The advice on requesting a dependency by another wrapper, for the first edge of a way that a function states.
    ///
    /// Only collections, aliases and decorators need tagged and qualified values directly, and their dependencies are fixed.
    func deferring(_ way: EffectWay, by wrapper: String) -> [String] {
        let stated = way.edges.first { edge in
            let from = model.bindings[model.edges[edge].from]
            return from.kind != .collection && from.kind != .alias && from.inner != model.edges[edge].to
                && !model.key(ofEdge: edge).isQualified
        }
        guard let stated, model.key(ofEdge: stated).tag == nil else { return [] }
        let name = names.shown(model.key(ofEdge: stated).type)
        return ["let \(called(model.edges[stated].from)) request '\(wrapper)<\(name)>' instead"]
    }
}
