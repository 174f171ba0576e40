// SPDX-License-Identifier: Apache-2.0

import DICore

/// In which frame each binding is made, and which bindings can come back to themselves.
///
/// A binding is at home in the deepest component of whose shared instances it needs any, directly or through others,
/// however deep it is bound: so a provider of it keeps alive only what it needs. Levels count from the frame of the plan,
/// which is 0; the root component's is 1.
struct _Homes {
    /// The level of each binding's frame.
    private(set) var levels: [Int]
    /// Whether a binding can be made in any frame, since nothing that it needs looks at one.
    private(set) var isAnywhere: [Bool]
    /// Whether a binding is part of a cycle, which then has a deferred edge.
    private(set) var isCyclic: [Bool]

    private let model: _GraphModel

    init(_ model: _GraphModel) {
        self.model = model
        levels = Array(repeating: 0, count: model.bindings.count)
        isAnywhere = Array(repeating: false, count: model.bindings.count)
        isCyclic = isAnywhere
        for (index, binding) in model.bindings.enumerated() where isFixed(binding) {
            levels[index] = level(of: binding)
        }
        _StrongComponents.visit(model) { members in settle(members) }
    }

    private func level(of binding: _GraphModel.Binding) -> Int {
        model.components[binding.component].depth + 1
    }

    private func isFixed(_ binding: _GraphModel.Binding) -> Bool {
        binding.sharing != .none || binding.kind == .seed || binding.kind == .componentFactory
    }

    /// Settles bindings that need each other, after all others that they need.
    private mutating func settle(_ members: ArraySlice<Int>) {
        var deepest = 0
        var anywhere = true
        var cyclic = members.count > 1
        for member in members {
            if isFixed(model.bindings[member]) {
                deepest = max(deepest, levels[member])
                anywhere = false
            }
            switch model.bindings[member].kind {
            // These remember the frame that they are made in, and so keep it alive.
            case .assistedFactory, .propertyInjector: anywhere = false
            default: break
            }
            for index in model.bindings[member].edges {
                let edge = model.edges[index]
                guard edge.to >= 0 else { continue }
                if edge.to == member { cyclic = true }
                // A weak provider looks for the component that its target is bound in.
                let needed = edge.kind == .weak ? level(of: model.bindings[edge.to]) : levels[edge.to]
                deepest = max(deepest, needed)
                if edge.kind.isDeferred || (edge.to != member && !isAnywhere[edge.to]) { anywhere = false }
            }
        }
        for member in members {
            isCyclic[member] = cyclic
            guard !isFixed(model.bindings[member]) else { continue }
            levels[member] = min(deepest, level(of: model.bindings[member]))
            isAnywhere[member] = anywhere && !cyclic
        }
    }
}
