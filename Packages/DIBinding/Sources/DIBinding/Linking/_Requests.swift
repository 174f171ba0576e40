// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The resolver of requests through an injector of a component: finds their bindings, and decides which the graph allows.
final class _Requests {
    let component: Int
    // Proof of Unmanaged: the plan owns the entry points, which own this object.
    private let plan: Unmanaged<_Plan>
    /// The nearest binding of each key.
    private let nearest: _KeyTable
    /// The bindings that the builds of the component and its ancestors make first.
    private let made: Set<Int>

    /// An allowed request: the binding that it leads to, and the shape around that, perhaps with a tagged value within.
    struct Target {
        let binding: Int
        let shape: (form: _Form, inner: _Form?)?
    }

    @_optimize(speed)
    init(_ component: Int, of plan: _Plan) {
        self.component = component
        // Proof of Unmanaged: as above.
        self.plan = .passUnretained(plan)
        let graph = plan.graph
        let lineage = graph.model.lineage(of: component)
        made = Set(lineage.flatMap { graph.model.flow?.madeFirst[$0] ?? [] }.filter(graph.model.isKept))
        var nearest = _KeyTable(capacity: graph.model.components[component].bindings.count)
        for component in lineage {
            for index in graph.model.components[component].bindings where graph.model.isVisible(index) {
                _ = nearest.insert(graph.model.bindings[index].key, index)
            }
        }
        self.nearest = nearest
    }

    private var graph: _PlannedGraph { plan._withUnsafeGuaranteedRef { $0.graph } }

    /// The bindings whose types may be requested as they are, anywhere or only on the main actor.
    @_optimize(speed)
    var plain: [(binding: Int, isMainOnly: Bool)] {
        nearest.plain.indices.compactMap { index in
            let key = graph.model.bindings[index].key
            guard isNearest(index, for: key), !graph.absent.contains(index),
                firstReached(from: index).allSatisfy(made.contains)
            else { return nil }
            return (index, isReadOnMain(index))
        }
    }

    /// The nearest binding of a key.
    func find(_ key: _Key) -> Int? {
        nearest.find(key)
    }

    /// The target of a request in any shape; nil where the graph doesn't allow it.
    func target(of request: _Key, isOnMain: Bool) -> Target? {
        if let binding = findAsItIs(request) {
            return isAllowed(binding, for: nil, isOnMain) ? Target(binding: binding, shape: nil) : nil
        }
        guard let (form, inner, key) = Self.shape(of: request), let binding = find(key),
            isAllowed(binding, for: form, isOnMain)
        else { return nil }
        return Target(binding: binding, shape: (form, inner))
    }

    /// The node of an optional whose element nothing binds.
    func absent(_ request: _Key) -> _AnyNode? {
        guard findAsItIs(request) == nil, let (form, _, key) = Self.shape(of: request), find(key) == nil,
            form.kind == .optional
        else { return nil }
        return form.linkAbsent?()
    }

    /// Whether a request is allowed: it carries all effects of its target.
    private func isAllowed(_ target: Int, for form: _Form?, _ isOnMain: Bool) -> Bool {
        guard !graph.absent.contains(target) else { return false }
        let readiness = form?.readiness ?? []
        let isKeptHere = form.map { $0.kind == .optional || $0.isConfined } ?? true
        let staysOnMain = readiness.contains(.onMainActor) || (isOnMain && isKeptHere)
        if isReadOnMain(target), !staysOnMain { return false }
        return firstReached(from: target).allSatisfy { index in
            if made.contains(index) { return true }
            let effects = graph.model.bindings[index].effects
            if readiness.contains(.asynchronous) { return true }
            return effects.fallible.isSubset(of: readiness) && (staysOnMain || !graph.model.belongsToMainActor(index))
        }
    }

    private func isReadOnMain(_ binding: Int) -> Bool {
        graph.model.flow?.isReadOnMain(binding, in: graph.model) ?? false
    }

    /// The bindings that throw or await and have to be made before a binding.
    private func firstReached(from binding: Int) -> [Int] {
        graph.model.flow.map { Array($0.firstReached(from: binding, in: graph.model)) } ?? []
    }

    /// The shared binding of a key that may be requested.
    func shared(_ key: _Key, isOnMain: Bool) -> Int? {
        guard let index = find(key), graph.model.bindings[index].sharing != .unshared, isOnMain || !isReadOnMain(index)
        else { return nil }
        return index
    }

    /// The binding that a request in any shape leads to, allowed or not.
    func boundBinding(of request: _Key) -> Int? { find(boundKey(of: request)) }

    /// The key that a request leads to: its own if something binds it, otherwise the one within its shape.
    func boundKey(of request: _Key) -> _Key {
        findAsItIs(request) == nil ? Self.shape(of: request)?.key ?? request : request
    }

    /// The nearest binding of a key, unless the value within its shape is bound nearer.
    private func findAsItIs(_ request: _Key) -> Int? {
        find(request).flatMap { isNearest($0, for: request) ? $0 : nil }
    }

    /// Whether no value within the shape of a request is bound nearer than its own binding.
    @_optimize(speed)
    private func isNearest(_ target: Int, for request: _Key) -> Bool {
        let owner = graph.model.bindings[target].component
        guard owner != component, let key = Self.shape(of: request)?.key, let value = find(key) else { return true }
        return depth(of: value) <= depth(of: target)
    }

    private func depth(of binding: Int) -> Int {
        graph.model.components[graph.model.bindings[binding].component].depth
    }

    /// The shape of a request, the shape of a tagged value within it, and the key within both, with the request's qualifier;
    /// nil for a plain key.
    private static func shape(of request: _Key) -> (form: _Form, inner: _Form?, key: _Key)? {
        guard let form = _Form.find(request.type) else { return nil }
        let inner = _Form.find(form.value).flatMap { $0.isValue ? $0 : nil }
        return (form, inner, _Key(inner?.value ?? form.value, request.qualifier))
    }
}
