// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Links what is requested through an injector, after all bindings are linked.
final class EntryLinker {
    let component: Int
    private let graph: _PlannedGraph
    private let weakSlots: _SlotLayout.Column
    private let nodes: _LinkedNodes
    /// The level of the component's frames.
    private let level: Int
    /// The nearest binding of each key.
    private let nearest: _KeyTable
    /// The keys that are offered; nil where everything may be asked.
    private let offered: Set<_Key>?
    /// The bindings that the builds of the component and its ancestors make first.
    private let made: Set<Int>

    @_optimize(speed)
    init(
        _ component: Int, of graph: _PlannedGraph, _ slots: _SlotLayout, _ nodes: _LinkedNodes, isRestricted: Bool
    ) {
        self.component = component
        self.graph = graph
        weakSlots = slots.weakSlots
        self.nodes = nodes
        level = nodes.homes.level(of: component)
        let lineage = Array(graph.model.lineage(of: component))
        offered = isRestricted ? graph.model.offers(of: component) : nil
        made = Set(lineage.flatMap { graph.model.flow?.madeFirst[$0] ?? [] }.filter(graph.model.isKept))
        var nearest = _KeyTable(capacity: graph.model.components[component].bindings.count)
        for component in lineage {
            for index in graph.model.components[component].bindings where graph.model.isVisible(index) {
                _ = nearest.insert(graph.model.bindings[index].key, index)
            }
        }
        self.nearest = nearest
    }

    /// The node of each type that may be requested as it is.
    // Proof of Unmanaged: the plan owns its nodes, and `keep` those that are made here.
    @_optimize(speed)
    func entries(keep: (AnyObject) -> Void) -> [(type: Any.Type, node: Unmanaged<_AnyNode>, isMainOnly: Bool)] {
        var entries: [(type: Any.Type, node: Unmanaged<_AnyNode>, isMainOnly: Bool)] = []
        entries.reserveCapacity(nearest.plain.count)
        for index in nearest.plain.indices {
            let key = graph.model.bindings[index].key
            guard offered?.contains(key) != false, findAsItIs(key) != nil, leadsToNothingOpen(index),
                let node = node(of: index, keep: keep)
            else { continue }
            entries.append((key.type, node, graph.model.flow?.isReadOnMain(index, in: graph.model) ?? false))
        }
        return entries
    }

    /// Whether all that throws or awaits on the way to a binding has been made first.
    private func leadsToNothingOpen(_ binding: Int) -> Bool {
        guard !graph.absent.contains(binding) else { return false }
        guard let flow = graph.model.flow else { return true }
        return flow.firstReached(from: binding, in: graph.model).allSatisfy(made.contains)
    }

    /// The nearest binding of a key.
    func find(_ key: _Key) -> Int? {
        nearest.find(key)
    }

    /// The node of a binding for frames of the component.
    // Proof of Unmanaged: as above.
    private func node(of binding: Int, keep: (AnyObject) -> Void) -> Unmanaged<_AnyNode>? {
        guard let node = nodes.byBinding[binding] else { return nil }
        let distance = nodes.homes.isAnywhere[binding] ? 0 : level - nodes.homes.levels[binding]
        guard distance > 0 else { return node }
        let hopped = node.takeUnretainedValue()._hopped(by: distance)
        keep(hopped)
        return .passUnretained(hopped)
    }
}

extension EntryLinker {
    /// Returns the node for a request in whatever shape; nil where the graph doesn't allow it.
    func node(for request: _Key, isOnMain: Bool, keep: @escaping (AnyObject) -> Void) -> _AnyNode? {
        if let target = findAsItIs(request) {
            guard isAllowed(target, request, for: nil, isOnMain) else { return nil }
            return node(of: target, keep: keep)?.takeUnretainedValue()
        }
        guard let (form, inner, key) = Self.shape(of: request) else { return nil }
        guard let target = find(key) else { return form.kind == .optional ? form.linkAbsent?() : nil }
        guard isAllowed(target, key, for: form, isOnMain) else { return nil }
        var link = self.target(target, for: form, keep: keep)
        if let inner {
            // A tagged value within another shape: the inner node lives where the value does.
            let node = inner.link(link.here)
            keep(node)
            let reference = _NodeReference()
            reference.fill(node)
            keep(reference)
            link = _Target(
                reference, distance: link.distance, weakSlot: -1, needs: link.needs, step: link.step, keep: keep)
        }
        return form.link(link)
    }

    private func target(_ binding: Int, for form: _Form, keep: @escaping (AnyObject) -> Void) -> _Target {
        let home =
            form.kind == .weak
            ? nodes.homes.level(of: graph.model.bindings[binding].component) : nodes.homes.levels[binding]
        let reference = _NodeReference()
        if let node = nodes.byBinding[binding]?.takeUnretainedValue() {
            var hopped = node._hopped(by: home - nodes.homes.levels[binding])
            if graph.model.isMadeForEach(binding) { hopped = hopped._entering() }
            keep(hopped)
            reference.fill(hopped)
        }
        keep(reference)
        let model = graph.model
        return _Target(
            reference, distance: level - home, weakSlot: weakSlots[binding],
            needs: needs(of: binding, for: form, keep),
            step: { _Words.current.step(for: binding, in: model) }, keep: keep)
    }

    /// The bindings that a request which throws or awaits makes first.
    private func needs(of binding: Int, for form: _Form, _ keep: (AnyObject) -> Void) -> _Needs {
        let needs = _Needs()
        keep(needs)
        guard form.readiness.isFallible else { return needs }
        if let fallible = nodes.fallibles[binding], fallible.instanceSlot < 0 {
            needs.unshared = fallible
        } else {
            needs.list = (graph.model.flow?.firstReached(from: binding, in: graph.model) ?? []).compactMap { index in
                nodes.fallibles[index].map {
                    _Need($0, distance: nodes.homes.levels[binding] - nodes.homes.levels[index])
                }
            }
        }
        return needs
    }

    /// Whether a request may be followed: what it leads to is offered, and the request carries all effects of it.
    private func isAllowed(_ target: Int, _ key: _Key, for form: _Form?, _ isOnMain: Bool) -> Bool {
        // A default that nothing binds is there without the graph, too.
        guard offered?.contains(key) != false || graph.isFallback(target), !graph.absent.contains(target) else {
            return false
        }
        guard let flow = graph.model.flow else { return true }
        let readiness = form?.readiness ?? []
        let isKeptHere = form.map { $0.kind == .optional || $0.isConfined } ?? true
        let staysOnMain = readiness.contains(.onMainActor) || (isOnMain && isKeptHere)
        if flow.isReadOnMain(target, in: graph.model), !staysOnMain { return false }
        return flow.firstReached(from: target, in: graph.model).allSatisfy { index in
            if made.contains(index) { return true }
            let effects = graph.model.bindings[index].effects
            if readiness.contains(.asynchronous) { return true }
            return effects.fallible.isSubset(of: readiness) && (staysOnMain || !graph.model.belongsToMainActor(index))
        }
    }

    /// The shared binding of a key that may be requested.
    func shared(_ key: _Key, isOnMain: Bool) -> Int? {
        guard let index = find(key), offered?.contains(key) != false, graph.model.bindings[index].sharing != .unshared,
            isOnMain || graph.model.flow?.isReadOnMain(index, in: graph.model) != true
        else { return nil }
        return index
    }

    /// The key of a request within its shape, if something binds it and it is not offered.
    func keyNotOffered(of request: _Key) -> _Key? {
        guard let offered else { return nil }
        let key = boundKey(of: request)
        return find(key) == nil || offered.contains(key) ? nil : key
    }

    /// The key that a request leads to: its own if something binds it, otherwise the one within its shape.
    private func boundKey(of request: _Key) -> _Key {
        findAsItIs(request) == nil ? Self.shape(of: request)?.key ?? request : request
    }

    /// The nearest binding of a key, unless the value within its shape is bound nearer.
    private func findAsItIs(_ request: _Key) -> Int? {
        guard let target = find(request) else { return nil }
        let owner = graph.model.bindings[target].component
        guard owner != component, let key = Self.shape(of: request)?.key, let value = find(key) else { return target }
        return depth(of: value) > depth(of: target) ? nil : target
    }

    private func depth(of binding: Int) -> Int {
        graph.model.components[graph.model.bindings[binding].component].depth
    }

    /// The binding that a request in any shape leads to.
    func boundBinding(of request: _Key) -> Int? {
        find(boundKey(of: request))
    }

    // Proof of Unmanaged: only the address is compared.
    /// The binding that a node is linked for.
    func binding(of node: Unmanaged<_AnyNode>) -> Int? {
        nodes.byBinding.firstIndex { $0?.toOpaque() == node.toOpaque() }
    }

    /// The shape of a request, that of a tagged value within it, and the key within both, which has the request's qualifier; nil for a
    /// plain key.
    private static func shape(of request: _Key) -> (form: _Form, inner: _Form?, key: _Key)? {
        guard let form = _Form.find(request.type) else { return nil }
        let inner = _Form.find(form.value).flatMap { $0.isValue ? $0 : nil }
        return (form, inner, _Key(inner?.value ?? form.value, request.qualifier))
    }

    /// Notifies an observer of a request.
    func report(_ request: _Key, to observation: _Observation) {
        observation.report(request, for: find(boundKey(of: request)), in: graph)
    }
}

extension _GraphModel {
    /// Whether each request makes an element, which may ask by itself while it is made.
    func isMadeForEach(_ binding: Int) -> Bool {
        guard bindings[binding].sharing == .unshared else { return false }
        switch bindings[binding].kind {
        case .seed, .componentFactory: return false
        default: return true
        }
    }
}
