// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension _PlannedGraph {
    /// Takes over the shared instances that an older graph has as well, in a component and those above it, unless they have
    /// requested what may be gone with the modules of a generation and later ones.
    mutating func takeOver(from old: _BuiltComponent, in component: Int, withoutThoseOf generation: Int? = nil) {
        let lost = generation.map(old.lostBindings) ?? []
        let counterparts = _Unchanged(self, since: old.plan.graph, without: lost).counterparts
        for component in model.lineage(of: component) {
            for index in model.components[component].bindings
            where model.bindings[index].sharing != .unshared && counterparts[index] >= 0 {
                takeOver(index, from: old.owner(of: counterparts[index]))
            }
        }
    }

    private mutating func takeOver(_ binding: Int, from owner: _InstanceOwner) {
        owners[binding] = owner
        model.bindings[binding].isTakenOver = true
        guard model.bindings[binding].effects.isFallible, owner.isFilled else { return }
        // An existing instance is read like a value, without the effects of making it.
        model.bindings[binding].effects = []
    }
}

extension _BuiltComponent {
    /// The shared bindings of this component and those above whose instances have requested what may be gone with the modules of a
    /// generation and later ones.
    func lostBindings(withoutThoseOf generation: Int) -> Set<Int> {
        let model = plan.graph.model
        let losses = model.lineage(of: component).flatMap { model.components[$0].bindings }
            .filter { model.bindings[$0].sharing != .unshared }
            .map { (binding: $0, loss: owner(of: $0).loss(withoutThoseOf: generation)) }
        // An instance that a later module answered may have been there for others, whose own injectors know of no such module.
        let isPassedOn = losses.contains { $0.loss == .ofLaterModules }
        return Set(losses.filter { $0.loss != .none && (isPassedOn || $0.loss != .ofWhatIsLost) }.map(\.binding))
    }
}

extension _InstanceOwner {
    /// Decides whether the instance has requested what may be gone with the modules of a generation and later ones.
    func loss(withoutThoseOf generation: Int) -> Loss {
        // Proof of Unmanaged: the frame keeps the maker.
        guard let maker = frame._maker?.takeUnretainedValue() as? _ComponentInjectorReference else { return .none }
        return maker.loss(of: slot, in: frame, withoutThoseOf: generation)
    }
}
