// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Links a valid graph: turns bindings into nodes that refer to each other, so that making objects looks nothing up.
struct _Linker: ~Copyable {
    private let model: _GraphModel
    private let plan: _Plan
    private let slots: _SlotLayout
    /// Whether frames have injectors, which make what deferred requests lead to.
    private let isEntering: Bool
    private let homes: _Homes
    /// The nodes in the order of linking, each after those that it holds.
    private var linked: [_AnyNode] = []
    /// The node of each binding, to be handed on without counting references.
    // Proof of Unmanaged: `linked` owns them, and then the plan does.
    private var uncounted: [Unmanaged<_AnyNode>?]
    /// The references to each binding's node; empty before the first reference to any.
    private var references: [[(offset: Int, reference: _NodeReference)]] = []
    private var components: [_AnyComponentNode]
    private var forms: _FormTable = _FormTable()
    /// The bindings that throw or await.
    private var fallibles: _FallibleTable = _FallibleTable()
    /// The lists of deferred requests that may make bindings first, and the binding that each request leads to.
    private var requestedNeeds: [(needs: _Needs, target: Int)] = []
    /// The components with opaque factories.
    private var opaqueComponents: [Int: _OpaqueComponent] = [:]
    private let kept = _KeptObjects()
    private let parameters = _ParameterNodes()

    /// Links the graph of a plan, and returns the nodes, which the plan keeps.
    static func link(
        _ slots: _SlotLayout, root: _AnyComponentNode, of plan: _Plan, isEntering: Bool
    ) -> _LinkedNodes {
        var linker = _Linker(slots, root, plan, isEntering)
        let absent = plan.graph.absent
        for binding in _DirectOrder.bindings(of: plan.graph.model) where absent.isEmpty || !absent.contains(binding) {
            linker.link(binding)
        }
        linker.finish()
        return _LinkedNodes(
            nodes: linker.linked, kept: linker.kept.objects, byBinding: linker.uncounted, fallibles: linker.fallibles,
            components: linker.components, homes: linker.homes)
    }

    private init(_ slots: _SlotLayout, _ root: _AnyComponentNode, _ plan: _Plan, _ isEntering: Bool) {
        self.isEntering = isEntering
        self.plan = plan
        model = plan.graph.model
        homes = _Homes(model)
        self.slots = slots
        uncounted = Array(repeating: nil, count: model.bindings.count)
        linked.reserveCapacity(model.bindings.count)
        components = plan.graph.components.enumerated().map { index, type in
            index == 0
                ? root
                : type._makeComponentNode(slots, index)
        }
        kept.objects = components
    }

    /// Links one binding, after its direct dependencies.
    @_optimize(speed)
    private mutating func link(_ index: Int) {
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
            let owner = model.bindings[index].isTakenOver ? plan.graph.owners[index] : nil
            node = owner?.takenOver() ?? recipe(index)
            if let observing = plan.observing, plan.graph.makes(index) { node = observing.node(node, index) }
        }
        if let fallible = node as? _AnyFallible {
            node = place(fallible, index)
        } else {
            if homes.isCyclic[index], kind != .componentFactory { node = node._traced(as: step(of: index)) }
            if slots.slots[index] >= 0 {
                if let hooks = hooks(of: index) {
                    let isWeak = model.bindings[index].sharing == .weak
                    node = node._noting(for: isWeak ? hooks._weak : hooks, slot: slots.slots[index])
                }
                node = node._shared(
                    model.bindings[index].sharing, slot: slots.slots[index], cell: slots.weakSlots[index])
            }
        }
        uncounted[index] = .passUnretained(node)
        linked.append(node)
        guard !references.isEmpty else { return }
        for (offset, reference) in references[index] { fill(reference, node, of: index, offset) }
    }

    /// The node of a binding, if it is linked already.
    // Proof of Unmanaged: `linked` owns it.
    private func linkedNode(of binding: Int) -> _AnyNode? {
        uncounted[binding]?.takeUnretainedValue()
    }

    /// Places a binding that throws or awaits, and returns the node that others see.
    private mutating func place(_ fallible: _AnyFallible, _ index: Int) -> _AnyNode {
        let model = model
        let isWeak = model.bindings[index].sharing == .weak
        fallible._place(
            slot: slots.slots[index], isWeak: !model.isKept(index), flight: slots.flightSlots[index],
            cell: slots.weakSlots[index], hooks: isWeak ? hooks(of: index)?._weak : hooks(of: index),
            step: step(of: index)
        ) {
            _Words.current.way(upFrom: index, in: model)
        }
        fallibles.add(fallible, for: index, of: model.bindings.count)
        linked.append(fallible)
        return fallible._reader()
    }

    /// The functions to call in the life of a binding's instances; those of one that is taken over are called by its owner.
    @_optimize(speed)
    private func hooks(of index: Int) -> _Hooks? {
        guard !model.bindings[index].isTakenOver, let hooks = plan.graph.entry(of: index)?.draft.hooks else {
            return nil
        }
        return plan.observing?.hooks(hooks, index) ?? hooks
    }

    private func step(of index: Int) -> _ConstructionStep {
        let model = model
        return _ConstructionStep { _Words.current.step(for: index, in: model) }
    }

    /// Makes the node of a binding by its recipe.
    @_optimize(speed)
    private mutating func recipe(_ index: Int) -> _AnyNode {
        guard let entry = plan.graph.entry(of: index) else { return ._none }
        switch entry.draft.recipe {
        case .function(let makeNode)?:
            let types = entry.draft.parameters
            // The factory of several elements returns an array.
            let areClasses =
                !model.bindings[index].isPlural && _TypeMetadata(model.bindings[index].element).isClass
                && types.indices.allSatisfy { _TypeMetadata(types[$0]).isClass }
            return makeNode(parameters(of: index, areClasses: areClasses))
        case .objects(let function)?:
            return function.node(parameters(of: index, areClasses: true), count: entry.draft.parameters.count)
        case .alias?, .declared?: return direct(model.bindings[index].edges.lowerBound)
        case .decision?: return plan.graph.decidedNodes[index]?.make(parameters(of: index, areClasses: false)) ?? ._none
        case .component?, .offer?, nil: return ._none
        }
    }

    /// Collects the nodes of a binding's parameters.
    @_optimize(speed)
    private mutating func parameters(of index: Int, areClasses: Bool) -> _ParameterNodes {
        parameters.begin(
            areClasses: areClasses, isEntering: isEntering, step: homes.isCyclic[index] ? step(of: index) : nil,
            opaque: index,
            of: model.bindings[index].isOpaque ? opaqueComponent(model.bindings[index].component) : nil)
        for edge in model.bindings[index].edges {
            if isUsual(edge), let node = uncounted[model.edges[edge].to] {
                parameters.append(owned: node)
            } else {
                parameters.append(made: node(of: edge))
            }
        }
        return parameters
    }

    /// Returns the component that opaque factories of it ask.
    private mutating func opaqueComponent(_ index: Int) -> _OpaqueComponent {
        if let known = opaqueComponents[index] { return known }
        let component = _OpaqueComponent(index, of: plan)
        opaqueComponents[index] = component
        kept.objects.append(component)
        return component
    }

    private mutating func collection(_ index: Int) -> _AnyNode {
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
        guard let part = plan.graph.entry(of: contribution)?.draft.part, part.collection == type else { return nil }
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
    private mutating func node(of index: Int) -> _AnyNode {
        let (edge, request, key) = (model.edges[index], model.request(ofEdge: index), model.key(ofEdge: index))
        if edge.to == _GraphModel.absent {
            return forms.form(of: request)?.linkAbsent?() ?? ._none
        }
        guard edge.to >= 0 else { return ._none }
        if edge.isPlain || model.bindings[edge.from].kind == .alias { return direct(index) }
        guard let form = forms.form(of: request) else { return ._none }
        var target = target(of: edge, distance: homes.levels[edge.from] - homes.levels[edge.to])
        if let inner = forms.form(of: form.value), inner.isValue, form.value != key.type {
            // A tagged value within another shape: the inner node lives where the value does.
            let node = inner.link(target.here)
            let reference = _NodeReference()
            reference.fill(node)
            kept.objects += [node, reference]
            target = _Target(
                reference, distance: target.distance, weakSlot: -1, needs: target.needs, step: target.step,
                keep: target.keep)
        }
        return form.link(target)
    }

    /// Returns the node of a binding that is requested as it is.
    @_optimize(speed)
    private mutating func direct(_ index: Int) -> _AnyNode {
        let target = model.edges[index].to
        let distance = homes.levels[model.edges[index].from] - homes.levels[target]
        guard let node = linkedNode(of: target) else {
            // A factory or an injector, whose edge defers, so that it may come later in the order.
            return reference(to: target, at: homes.levels[target])
                .forwarded(as: model.bindings[target].element, by: distance)
        }
        return homes.isAnywhere[target] || distance == 0 ? node : node._hopped(by: distance)
    }

    private mutating func target(of edge: _GraphModel.Edge, distance: Int) -> _Target {
        let weakLevel = model.components[model.bindings[edge.to].component].depth + 1
        let kept = kept
        let (model, from) = (model, edge.from)
        let needs = _Needs()
        if edge.readiness.isFallible {
            requestedNeeds.append((needs, edge.to))
            kept.objects.append(needs)
        }
        return _Target(
            reference(to: edge.to, at: edge.kind == .weak ? weakLevel : homes.levels[edge.to]),
            distance: edge.kind == .weak ? homes.levels[edge.from] - weakLevel : distance,
            weakSlot: slots.weakSlots[edge.to], needs: needs,
            step: { _Words.current.step(for: from, in: model) }, keep: { kept.objects.append($0) })
    }

    /// Returns the reference to a binding's node, for frames of its own level or, for weak providers, of a deeper one.
    private mutating func reference(to binding: Int, at level: Int) -> _NodeReference {
        let offset = level - homes.levels[binding]
        if references.isEmpty { references = Array(repeating: [], count: model.bindings.count) }
        if let known = references[binding].first(where: { $0.offset == offset }) { return known.reference }
        let reference = _NodeReference()
        kept.objects.append(reference)
        references[binding].append((offset, reference))
        if let node = linkedNode(of: binding) { fill(reference, node, of: binding, offset) }
        return reference
    }

    private func fill(_ reference: _NodeReference, _ node: _AnyNode, of binding: Int, _ offset: Int) {
        var hopped = node._hopped(by: offset)
        if isEntering, model.isMadeForEach(binding) { hopped = hopped._entering() }
        kept.objects.append(hopped)
        reference.fill(hopped)
    }

    /// Fills the nodes of the components with their roots and the nodes that are made before these.
    private func finish() {
        for (index, component) in model.components.enumerated() {
            let root = component.rootBinding >= 0 ? linkedNode(of: component.rootBinding) : nil
            let distance = root == nil ? 0 : component.depth + 1 - homes.levels[component.rootBinding]
            // The older injector makes the instances that are taken over. It may be doing so, and wait for this thread.
            let eager = component.bindings.filter {
                model.bindings[$0].sharing == .eager && fallibles[$0] == nil && !model.bindings[$0].isTakenOver
            }
            let hopped = root?._hopped(by: distance)
            components[index].fill(
                root: isEntering ? hopped?._entering() : hopped, eager: eager.compactMap { linkedNode(of: $0) })
        }
        if let flow = model.flow { finishEffects(flow) }
    }

    /// Fills the lists of bindings that are made first.
    private func finishEffects(_ flow: _EffectFlow) {
        for (binding, fallible) in fallibles.all {
            let needs = flow.needs(of: binding, in: model, groups: homes.groups)
            fallible._require(self.needs(needs, from: homes.levels[binding]))
        }
        // An opaque factory may request anything.
        if !opaqueComponents.isEmpty { for fallible in fallibles.all { fallible.node._isRequested() } }
        for (requested, target) in requestedNeeds {
            if let fallible = fallibles[target], fallible.instanceSlot < 0 {
                requested.unshared = fallible
                fallible._isRequested()
            } else {
                requested.list = needs(flow.firstReached(from: target, in: model), from: homes.levels[target])
                for need in requested.list { need.fallible._isRequested() }
            }
        }
        for (index, component) in model.components.enumerated() {
            let root = component.rootBinding >= 0 ? fallibles[component.rootBinding] : nil
            components[index].fill(
                needs: needs(flow.firstLayer[index], from: homes.level(of: index)),
                fallibleRoot: root.map {
                    _Need($0, distance: component.depth + 1 - homes.levels[component.rootBinding])
                })
        }
    }

    private func needs(_ bindings: [Int], from level: Int) -> [_Need] {
        bindings.compactMap { index in
            fallibles[index].map { _Need($0, distance: level - homes.levels[index]) }
        }
    }
}

/// The objects that nodes refer to unretained. Not within the linker, since the record of a nested type keeps that of the outer
/// one, with the functions that copy it.
private final class _KeptObjects {
    var objects: [AnyObject] = []
}
