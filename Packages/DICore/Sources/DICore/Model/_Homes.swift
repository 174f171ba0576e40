// SPDX-License-Identifier: Apache-2.0

/// In which frame each binding is made, and which bindings can come back to themselves.
///
/// A binding is at home in the deepest component of whose shared instances it needs any, directly or through others,
/// however deep it is bound: so a provider of it keeps alive only what it needs. Levels count from the frame of the plan,
/// which is 0; the root component's is 1. The engine makes objects there, and `DI/RetainCycle` tells what that keeps alive.
public struct _Homes: Sendable {
    /// The level of each binding's frame.
    public private(set) var levels: [Int]
    /// Whether a binding can be made in any frame, since nothing that it needs looks at one.
    public private(set) var isAnywhere: [Bool]
    /// Whether a binding is part of a cycle, which then has a deferred edge.
    public private(set) var isCyclic: [Bool]

    private let model: _GraphModel

    /// Finds the homes of all bindings. Complexity: linear in bindings and edges.
    public init(_ model: _GraphModel) {
        self.model = model
        levels = Array(repeating: 0, count: model.bindings.count)
        isAnywhere = Array(repeating: false, count: model.bindings.count)
        isCyclic = isAnywhere
        for index in model.bindings.indices where isFixed(index) {
            levels[index] = level(of: model.bindings[index].component)
        }
        _StrongComponents.visit(
            model.bindings.count, edges: { model.bindings[$0].edges }, target: { model.edges[$1].to }
        ) { members in
            findHome(of: members)
        }
    }

    /// The level of the frames of a component.
    public func level(of component: Int) -> Int {
        model.components[component].depth + 1
    }

    private func isFixed(_ binding: Int) -> Bool {
        if model.bindings[binding].sharing != .none { return true }
        let kind = model.bindings[binding].kind
        return kind == .seed || kind == .componentFactory
    }

    /// Finds the home of bindings that need each other, after those of all others that they need.
    private mutating func findHome(of members: ArraySlice<Int>) {
        var deepest = 0
        var anywhere = true
        var cyclic = members.count > 1
        for member in members {
            if isFixed(member) {
                deepest = max(deepest, levels[member])
                anywhere = false
            }
            switch model.bindings[member].kind {
            // These remember the frame that they are made in, and so keep it alive.
            case .assistedFactory, .propertyInjector: anywhere = false
            default: break
            }
            for index in model.bindings[member].edges {
                let (target, kind) = (model.edges[index].to, model.edges[index].kind)
                guard target >= 0 else { continue }
                if target == member { cyclic = true }
                // A weak provider looks for the component that its target is bound in.
                let needed = kind == .weak ? level(of: model.bindings[target].component) : levels[target]
                deepest = max(deepest, needed)
                if kind.isDeferred || (target != member && !isAnywhere[target]) { anywhere = false }
            }
        }
        for member in members {
            isCyclic[member] = cyclic
            guard !isFixed(member) else { continue }
            levels[member] = min(deepest, level(of: model.bindings[member].component))
            isAnywhere[member] = anywhere && !cyclic
        }
    }
}
