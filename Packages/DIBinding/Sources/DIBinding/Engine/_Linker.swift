// SPDX-License-Identifier: Apache-2.0

import DICore

/// Turns a valid model into nodes: closures that know each other, so that nothing is looked up while objects are made.
struct _Linker {
    private let model: _GraphModel
    private let entries: [_Entry]
    private let slots: _SlotLayout
    private let homes: _Homes
    private var nodes: [_AnyNode?]
    private var references: [Int: [(offset: Int, reference: _NodeReference)]] = [:]
    private var links: [_AnyComponentLink]
    private var forms: [ObjectIdentifier: _Form] = [:]
    private let kept = _Keeper()
    private let parameters = _Links()

    /// Objects that nodes refer to unretained.
    private final class _Keeper {
        var objects: [AnyObject] = []
    }

    static func link(
        _ model: _GraphModel, _ entries: [_Entry], _ definitions: [_Definition], root: _AnyComponentLink
    ) -> _LinkedPlan {
        var linker = _Linker(model, entries, definitions, root)
        _DirectOrder.visit(model) { linker.link($0) }
        linker.finish()
        return _LinkedPlan(nodes: linker.nodes.compactMap(\.self), kept: linker.kept.objects)
    }

    private init(
        _ model: _GraphModel, _ entries: [_Entry], _ definitions: [_Definition], _ root: _AnyComponentLink
    ) {
        self.model = model
        self.entries = entries
        let slots = _SlotLayout(model)
        self.slots = slots
        homes = _Homes(model)
        nodes = Array(repeating: nil, count: model.bindings.count)
        links = model.components.indices.map { index in
            index == 0
                ? root
                : definitions[index].type._makeLink(
                    slotCount: slots.slotCounts[index], describe: slots.describing(index))
        }
        kept.objects = links
    }

    /// Links one binding; those that it needs at once are linked by now.
    private mutating func link(_ index: Int) {
        let binding = model.bindings[index]
        var node: _AnyNode
        switch binding.kind {
        case .seed:
            node = links[binding.component].seedNode()
        case .componentFactory:
            node = binding.child >= 0 ? links[binding.child].factoryNode() : ._none
        case .collection:
            node = collection(index)
        default:
            node = factory(index)
        }
        if homes.isCyclic[index], binding.kind != .componentFactory {
            let model = model
            node = node._traced(as: _ConstructionStep { _Explainer(model).step(for: index) })
        }
        if binding.source >= 0, let sharing = entries[binding.source].sharing {
            node = sharing.share(node, slots.slots[index], slots.weakSlots[index])
        }
        nodes[index] = node
        for (offset, reference) in references[index] ?? [] { fill(reference, node, offset) }
    }

    private mutating func factory(_ index: Int) -> _AnyNode {
        let binding = model.bindings[index]
        guard binding.source >= 0, let makeNode = entries[binding.source].makeNode else { return ._none }
        var needs: [_AnyNode] = []
        needs.reserveCapacity(binding.edges.count)
        for edge in binding.edges { needs.append(node(of: model.edges[edge])) }
        parameters.refill(with: needs)
        return makeNode(parameters)
    }

    private mutating func collection(_ index: Int) -> _AnyNode {
        let binding = model.bindings[index]
        guard let type = binding.element as? any _CollectionShape.Type else { return ._none }
        var parts: [_Contribution] = []
        var inherited: _AnyNode?
        for edge in binding.edges {
            let part = model.bindings[model.edges[edge].to]
            let node = direct(model.edges[edge])
            if part.kind == .contribution, part.component == binding.component {
                let isPlural = part.source >= 0 && entries[part.source].isPlural
                parts.append(_Contribution(node, isPlural: isPlural, key: part.entryKey?.key))
            } else {
                inherited = node
            }
        }
        return type._gather(parts, inherited)
    }

    /// The node of what one parameter asks for, to be made in the frame of the binding that asks.
    private mutating func node(of edge: _GraphModel.Edge) -> _AnyNode {
        if edge.to == _GraphModel.absent {
            return (edge.request as? any _AbsentShape.Type)?._linkAbsent() ?? ._none
        }
        guard edge.to >= 0 else { return ._none }
        if edge.request == edge.key.type || model.bindings[edge.from].kind == .alias { return direct(edge) }
        guard let form = form(of: edge.request) else { return ._none }
        var target = target(of: edge, distance: homes.levels[edge.from] - homes.levels[edge.to])
        if let inner = self.form(of: form.value), inner.isValue, form.value != edge.key.type {
            // A tagged value within another shape: the inner node lives where the value does.
            let node = inner.link(target.here)
            let reference = _NodeReference()
            reference.fill(node)
            kept.objects += [node, reference]
            target = _Target(
                reference, distance: target.distance, weakSlot: -1, step: target.step, keep: target.keep)
        }
        return form.link(target)
    }

    private mutating func direct(_ edge: _GraphModel.Edge) -> _AnyNode {
        let distance = homes.levels[edge.from] - homes.levels[edge.to]
        guard let node = nodes[edge.to] else {
            // A factory or an injector, whose edge defers, so that it may come later in the order.
            return reference(to: edge.to, at: homes.levels[edge.to])
                .forwarded(as: model.bindings[edge.to].element, by: distance)
        }
        return homes.isAnywhere[edge.to] ? node : node._hopped(by: distance)
    }

    private mutating func target(of edge: _GraphModel.Edge, distance: Int) -> _Target {
        let weakLevel = model.components[model.bindings[edge.to].component].depth + 1
        let kept = kept
        let (model, from) = (model, edge.from)
        return _Target(
            reference(to: edge.to, at: edge.kind == .weak ? weakLevel : homes.levels[edge.to]),
            distance: edge.kind == .weak ? homes.levels[edge.from] - weakLevel : distance,
            weakSlot: slots.weakSlots[edge.to],
            step: { _Explainer(model).step(for: from) }, keep: { kept.objects.append($0) })
    }

    /// The reference to a binding's node, for frames of a level that is its own or, for weak providers, deeper.
    private mutating func reference(to binding: Int, at level: Int) -> _NodeReference {
        let offset = level - homes.levels[binding]
        if let known = references[binding]?.first(where: { $0.offset == offset }) { return known.reference }
        let reference = _NodeReference()
        kept.objects.append(reference)
        references[binding, default: []].append((offset, reference))
        if let node = nodes[binding] { fill(reference, node, offset) }
        return reference
    }

    private func fill(_ reference: _NodeReference, _ node: _AnyNode, _ offset: Int) {
        let hopped = node._hopped(by: offset)
        kept.objects.append(hopped)
        reference.fill(hopped)
    }

    private mutating func form(of type: Any.Type) -> _Form? {
        if let form = forms[ObjectIdentifier(type)] { return form }
        guard let form = _Form(of: type) else { return nil }
        forms[ObjectIdentifier(type)] = form
        return form
    }

    /// Fills the links of the components with their roots and what they make before these.
    private func finish() {
        for (index, component) in model.components.enumerated() {
            guard component.rootBinding >= 0, let node = nodes[component.rootBinding] else { continue }
            let root = node._hopped(by: component.depth + 1 - homes.levels[component.rootBinding])
            let eager = component.bindings.filter { model.bindings[$0].sharing == .eager }.compactMap { nodes[$0] }
            links[index].fill(root: root, eager: eager)
        }
    }
}
