// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Links a valid graph: turns bindings into nodes that refer to each other, so that making objects needs no look-up.
///
/// The plan keeps it afterwards, since frames and providers refer to the nodes unretained, and an injector's requests are
/// linked when they are made.
final class _Linker {
    private let model: _GraphModel
    // Proof of Unmanaged: the plan owns the linker.
    private let plan: Unmanaged<_Plan>
    private let slots: _SlotLayout
    private let observing: _Observing?
    private let homes: _Homes
    /// The node of each binding, to be handed on without counting references.
    // Proof of Unmanaged: `nodes` owns them.
    // Proof of @exclusivity(unchecked): the plan's lock guards the linker, and no access to a field runs client code.
    @exclusivity(unchecked) private var uncounted: [Unmanaged<_AnyNode>?]
    /// The references to each binding's node; empty before the first reference to any.
    @exclusivity(unchecked) private var references: [[(offset: Int, reference: _NodeReference)]] = []
    /// The nodes in the order of linking, each after those that it holds.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) private var nodes: [_AnyNode] = []
    /// The other objects that nodes refer to unretained.
    @exclusivity(unchecked) private var objects: [AnyObject] = []
    private(set) var components: [_AnyComponentNode] = []
    private var forms: _FormTable = _FormTable()
    /// The bindings that throw or await.
    private var fallibles: [Int: _AnyFallible] = [:]
    /// The lists of deferred requests that may make bindings first, and the binding that each request leads to.
    private var requestedNeeds: [(needs: _Needs, target: Int)] = []
    private let parameters = _ParameterNodes()

    /// Links the graph of a plan.
    init(_ slots: _SlotLayout, _ root: _AnyComponentNode, of plan: _Plan) {
        // Proof of Unmanaged: as above.
        self.plan = .passUnretained(plan)
        model = plan.graph.model
        let groups = model.strongComponents()
        homes = _Homes(model, groups)
        self.slots = slots
        observing = plan.observing
        uncounted = Array(repeating: nil, count: model.bindings.count)
        nodes.reserveCapacity(model.bindings.count)
        components = graph.components.enumerated().map { index, type in
            index == 0
                ? root
                : type._makeComponentNode(slots, index)
        }
        let absent = graph.absent
        for binding in Self.directOrder(of: model, groups) where absent.isEmpty || !absent.contains(binding) {
            link(binding)
        }
        finish()
    }

    /// The order of linking: direct dependencies first, which are acyclic. Groups of single bindings are in that order already.
    private static func directOrder(of model: _GraphModel, _ groups: borrowing _StrongComponents) -> [Int] {
        if groups.count == model.bindings.count { return groups.members }
        // The factory of a component needs its root only when it builds.
        let targets = model.edges.map { edge in
            edge.kind.isDeferred || model.bindings[edge.from].kind == .componentFactory ? -1 : edge.to
        }
        return _StrongComponents(model.bindings.map { $0.edges }, to: targets).members
    }

    // Each node is released before the nodes that it holds. In another order the last of a long chain would release all
    // others, each within the deinitialiser of the one before, and overflow the stack.
    deinit {
        (components, references, fallibles, requestedNeeds, objects) = ([], [], [:], [], [])
        var nodes: [_AnyNode] = []
        swap(&nodes, &self.nodes)
        while nodes.popLast() != nil {}
    }

    private var graph: _PlannedGraph { plan._withUnsafeGuaranteedRef { $0.graph } }

    /// Links one binding, after its direct dependencies.
    @_optimize(speed)
    private func link(_ index: Int) {
        let kind = model.bindings[index].kind
        var node: _AnyNode
        switch kind {
        case .seed:
            node = components[model.bindings[index].component].seedNode()
        case .componentFactory:
            let child = model.bindings[index].child
            node = child >= 0 ? components[child].factoryNode() : ._none
            if child >= 0, homes.isCyclic[index] { components[child].trace(as: step(of: index)) }
        case .collection:
            node = collection(index)
        default:
            let owner = model.bindings[index].isTakenOver ? graph.owners[index] : nil
            node = owner?.takenOver() ?? recipe(index)
            if let observing, graph.makes(index) { node = observing.node(node, index) }
        }
        if let fallible = node as? _AnyFallible {
            node = place(fallible, index)
        } else {
            if homes.isCyclic[index], kind != .componentFactory { node = node._traced(as: step(of: index)) }
            let slot = Int(slots.slots[index])
            if slot >= 0 {
                if let hooks = hooks(of: index) { node = node._noting(for: hooks, slot: slot) }
                node = node._shared(model.bindings[index].sharing, slot: slot, cell: slots.weakSlots[index] ?? -1)
            }
        }
        uncounted[index] = .passUnretained(node)
        nodes.append(node)
        guard !references.isEmpty else { return }
        for (offset, reference) in references[index] { fill(reference, node, of: index, offset) }
    }

    /// The node of a binding, if it is linked already.
    // Proof of Unmanaged: as above.
    private func linkedNode(of binding: Int) -> _AnyNode? {
        uncounted[binding]?.takeUnretainedValue()
    }

    /// Places a binding that throws or awaits, and returns the node that others see.
    private func place(_ fallible: _AnyFallible, _ index: Int) -> _AnyNode {
        let model = model
        fallible._place(
            slot: Int(slots.slots[index]), isWeak: !model.isKept(index), flight: slots.flightSlots[index] ?? -1,
            cell: slots.weakSlots[index] ?? -1, hooks: hooks(of: index), step: step(of: index)
        ) {
            _Words.current.way(upFrom: index, in: model)
        }
        fallibles[index] = fallible
        nodes.append(fallible)
        return fallible._reader()
    }

    /// The hooks of a binding's instances; nil for a binding that is taken over, whose owner calls them.
    @_optimize(speed)
    private func hooks(of index: Int) -> _Hooks? {
        guard !model.bindings[index].isTakenOver, let hooks = graph.entry(of: index)?.hooks else {
            return nil
        }
        let observed = observing?.hooks(hooks, index) ?? hooks
        return model.bindings[index].sharing == .weak ? observed._weak : observed
    }

    private func step(of index: Int) -> _ConstructionStep {
        let model = model
        return _ConstructionStep { _Words.current.step(for: index, in: model) }
    }

    /// Makes the node of a binding by its recipe.
    @_optimize(speed)
    private func recipe(_ index: Int) -> _AnyNode {
        guard let entry = graph.entry(of: index) else { return ._none }
        switch entry.recipe {
        case .function(let makeNode)?:
            return makeNode(parameters(of: index))
        case .objects(let function)?:
            return function.node(parameters(of: index), count: entry.parameters.count)
        case .alias?: return direct(model.bindings[index].edges.lowerBound)
        case .decision?: return graph.decidedNodes[index]?.make(parameters(of: index)) ?? ._none
        case .component?, nil: return ._none
        }
    }

    /// Collects the nodes of a binding's parameters.
    @_optimize(speed)
    private func parameters(of index: Int) -> _ParameterNodes {
        parameters.begin(index, step: homes.isCyclic[index] ? step(of: index) : nil)
        for edge in model.bindings[index].edges {
            if isUsual(edge), let node = uncounted[model.edges[edge].to] {
                parameters.append(owned: node)
            } else {
                parameters.append(made: node(of: edge))
            }
        }
        return parameters
    }

    private func collection(_ index: Int) -> _AnyNode {
        let binding = model.bindings[index]
        guard let type = _Key.collection(of: binding.element) else { return ._none }
        var parts: [_Contribution] = []
        var inherited: _AnyNode?
        for edge in binding.edges {
            let target = model.edges[edge].to
            let part = model.bindings[target]
            let node = direct(edge)
            if part.kind == .contribution {
                parts.append(
                    _Contribution(
                        node, isPlural: part.isPlural, key: model.entryKeys[target], gather: gather(target, type)))
            } else {
                inherited = node
            }
        }
        return type._gather(parts, inherited)
    }

    /// The function of a contribution that makes the node of its whole collection.
    private func gather(
        _ contribution: Int, _ type: any _CollectionShape.Type
    ) -> (@Sendable (_NodeList) -> _AnyNode)? {
        guard let part = graph.entry(of: contribution)?.part, part.collection == type else { return nil }
        return part.gather
    }

    /// Whether an edge leads to a node of the same frame, as most do.
    private func isUsual(_ index: Int) -> Bool {
        let target = model.edges[index].to
        guard target >= 0, model.edges[index].isPlain else { return false }
        return homes.isAnywhere[target] || homes.levels[target] == homes.levels[model.edges[index].from]
    }

    /// Returns the node for one parameter, which runs in the frame of the requesting binding.
    @_optimize(speed)
    private func node(of index: Int) -> _AnyNode {
        let (edge, request, key) = (model.edges[index], model.request(ofEdge: index), model.key(ofEdge: index))
        if edge.to == _GraphModel.absent {
            return forms.form(of: request)?.linkAbsent?() ?? ._none
        }
        guard edge.to >= 0 else { return ._none }
        if edge.isPlain || model.bindings[edge.from].kind == .alias { return direct(index) }
        guard let form = forms.form(of: request) else { return ._none }
        let inner = forms.form(of: form.value).flatMap { $0.isValue && form.value != key.type ? $0 : nil }
        return node(form, inner, to: edge.to, from: homes.levels[edge.from], as: edge.from)
    }

    /// Returns the node for a request in a shape, perhaps of a tagged value within it, from frames of a level; a message names
    /// the requester.
    private func node(
        _ form: _Form, _ inner: _Form?, to binding: Int, from level: Int, as requester: Int
    ) -> _AnyNode {
        let home =
            form.kind == .weak ? homes.level(of: model.bindings[binding].component) : homes.levels[binding]
        let model = model
        let needs = _Needs()
        if form.readiness.isFallible {
            requestedNeeds.append((needs, binding))
            objects.append(needs)
        }
        let target = _Target(
            reference(to: binding, at: home), distance: level - home, weakSlot: slots.weakSlots[binding] ?? -1,
            needs: needs,
            step: { _Words.current.step(for: requester, in: model) }, keep: { self.objects.append($0) })
        guard let inner else { return form.link(target) }
        // The inner node is at the level of the value.
        let node = inner.link(target.here)
        let reference = _NodeReference()
        reference.fill(node)
        objects += [node, reference]
        return form.link(
            _Target(
                reference, distance: target.distance, weakSlot: -1, needs: target.needs, step: target.step,
                keep: target.keep))
    }

    /// Returns the node of a binding that is requested as it is.
    @_optimize(speed)
    private func direct(_ index: Int) -> _AnyNode {
        let target = model.edges[index].to
        let distance = homes.levels[model.edges[index].from] - homes.levels[target]
        guard let node = linkedNode(of: target) else {
            // A factory or an injector, whose edge defers: it may come later in the order.
            return reference(to: target, at: homes.levels[target])
                .forwarded(as: model.bindings[target].element, by: distance)
        }
        return homes.isAnywhere[target] || distance == 0 ? node : node._hopped(by: distance)
    }

    /// Returns the reference to a binding's node, for frames of its own level or, for weak providers, of a deeper one.
    private func reference(to binding: Int, at level: Int) -> _NodeReference {
        let offset = level - homes.levels[binding]
        if references.isEmpty { references = Array(repeating: [], count: model.bindings.count) }
        if let known = references[binding].first(where: { $0.offset == offset }) { return known.reference }
        let reference = _NodeReference()
        objects.append(reference)
        references[binding].append((offset, reference))
        if let node = linkedNode(of: binding) { fill(reference, node, of: binding, offset) }
        return reference
    }

    private func fill(_ reference: _NodeReference, _ node: _AnyNode, of binding: Int, _ offset: Int) {
        let hopped = node._hopped(by: offset)
        objects.append(hopped)
        reference.fill(hopped)
    }

    /// Fills the nodes of the components with their roots and the nodes that are made before these.
    private func finish() {
        for (index, component) in model.components.enumerated() {
            let root = component.rootBinding >= 0 ? linkedNode(of: component.rootBinding) : nil
            let distance = root == nil ? 0 : component.depth + 1 - homes.levels[component.rootBinding]
            // The older injector makes the instances that are taken over; it may be making one now, waiting for this thread.
            let eager = component.bindings.filter {
                model.bindings[$0].sharing == .eager && fallibles[$0] == nil && !model.bindings[$0].isTakenOver
            }
            let hopped = root?._hopped(by: distance)
            components[index].fill(root: hopped, eager: eager.compactMap { linkedNode(of: $0) })
        }
        if let flow = model.flow { finishEffects(flow) }
    }

    /// Fills the lists of bindings that are made first.
    private func finishEffects(_ flow: _EffectFlow) {
        for (binding, fallible) in fallibles {
            let needs = flow.needs(of: binding, in: model, groups: homes.groups)
            fallible._require(self.needs(needs, from: homes.levels[binding]))
        }
        // An opaque factory may request anything.
        if model.bindings.contains(where: \.isOpaque) { for fallible in fallibles.values { fallible._isRequested() } }
        for fallible in fillNeeds(flow) { fallible._isRequested() }
        for (index, component) in model.components.enumerated() {
            let root = component.rootBinding >= 0 ? fallibles[component.rootBinding] : nil
            components[index].fill(
                needs: needs(flow.firstLayer[index], from: homes.level(of: index)),
                fallibleRoot: root.map {
                    _Need($0, distance: component.depth + 1 - homes.levels[component.rootBinding])
                })
        }
    }

    /// Fills the lists of bindings that deferred requests may make first, and returns all of these.
    private func fillNeeds(_ flow: _EffectFlow) -> [_AnyFallible] {
        var requested: [_AnyFallible] = []
        for (needs, target) in requestedNeeds {
            if let fallible = fallibles[target], fallible.instanceSlot < 0 {
                needs.unshared = fallible
                requested.append(fallible)
            } else {
                needs.list = self.needs(flow.firstReached(from: target, in: model), from: homes.levels[target])
                requested += needs.list.map(\.fallible)
            }
        }
        requestedNeeds = []
        return requested
    }

    private func needs(_ bindings: [Int], from level: Int) -> [_Need] {
        bindings.compactMap { index in
            fallibles[index].map { _Need($0, distance: level - homes.levels[index]) }
        }
    }
}

extension _Linker {
    // Proof of Unmanaged: `nodes` owns it.
    /// Returns the node for a request through an injector, from frames of a component, in a shape.
    func entry(
        _ form: _Form, _ inner: _Form?, to binding: Int, from component: Int
    ) -> Unmanaged<_AnyNode> {
        let node = node(form, inner, to: binding, from: homes.level(of: component), as: binding)
        if let flow = model.flow { _ = fillNeeds(flow) }
        return keep(node)
    }

    // Proof of Unmanaged: `nodes` owns it.
    /// Returns the node for a request of a binding as it is, from frames of a component.
    @_optimize(speed)
    func entry(to binding: Int, from component: Int) -> Unmanaged<_AnyNode>? {
        guard let node = uncounted[binding] else { return nil }
        let distance = homes.isAnywhere[binding] ? 0 : homes.level(of: component) - homes.levels[binding]
        return distance > 0 ? keep(node.takeUnretainedValue()._hopped(by: distance)) : node
    }

    // Proof of Unmanaged: this keeps it.
    /// Keeps a node that is made late.
    func keep(_ node: _AnyNode) -> Unmanaged<_AnyNode> {
        objects.append(node)
        return .passUnretained(node)
    }

    // Proof of Unmanaged: only addresses are compared.
    /// The binding that a node is linked for.
    func binding(of node: Unmanaged<_AnyNode>) -> Int? {
        uncounted.indices.first { linkedNode(of: $0) === node.takeUnretainedValue() }
    }

    // Proof of Unmanaged: `nodes` owns it.
    /// The node that makes a shared instance.
    func maker(of binding: Int) -> Unmanaged<_AnyNode>? {
        fallibles[binding].map { .passUnretained($0) } ?? uncounted[binding]
    }
}
