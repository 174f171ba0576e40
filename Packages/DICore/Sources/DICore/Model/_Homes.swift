// SPDX-License-Identifier: Apache-2.0

/// The home frame of each binding, and the bindings on cycles.
///
/// A binding's home is the deepest component whose shared instances it depends on, directly or transitively, even if it
/// is bound deeper; a provider of it then retains only what it needs. The plan's frame has level 0, the root
/// component's level 1. The engine makes objects there, and `DI/RetainCycle` finds the objects that they retain.
package struct _Homes: Sendable {
    /// The level of each binding's frame.
    package private(set) var levels: [Int]
    /// Whether a binding can be made in any frame, because none of its dependencies reads one.
    package private(set) var isAnywhere: [Bool]
    /// Whether a binding is part of a cycle, which then has a deferred edge.
    package private(set) var isCyclic: [Bool]
    /// The strong component of each binding, as the index of one member.
    package private(set) var groups: [Int]

    private let components: [_GraphModel.Component]

    /// Finds the homes of all bindings, given the strong components. Complexity: linear in bindings and edges.
    @_optimize(speed)
    package init(_ model: _GraphModel, _ found: borrowing _StrongComponents) {
        components = model.components
        let (bindings, edges) = (model.bindings, model.edges)
        levels = Array(repeating: Self.open, count: bindings.count)
        isAnywhere = Array(repeating: false, count: bindings.count)
        isCyclic = isAnywhere
        groups = levels
        for index in bindings.indices where Self.isFixed(index, in: bindings) {
            levels[index] = level(of: bindings[index].component)
        }
        for group in 0..<found.count { findHome(of: found[group], in: bindings, edges) }
    }

    /// The level of the frames of a component.
    package func level(of component: Int) -> Int {
        components[component].depth + 1
    }

    /// The level of a binding whose home is yet to be found: below all others.
    private static var open: Int { -1 }

    private static func isFixed(_ binding: Int, in bindings: [_GraphModel.Binding]) -> Bool {
        // An opaque factory resolves in its own component.
        if bindings[binding].sharing != .unshared || bindings[binding].isOpaque { return true }
        let kind = bindings[binding].kind
        return kind == .seed || kind == .componentFactory
    }

    /// Determines the homes of a strong component, after the homes of its other dependencies.
    @_optimize(speed)
    private mutating func findHome(
        of members: ArraySlice<Int>, in bindings: [_GraphModel.Binding], _ edges: [_GraphModel.Edge]
    ) {
        var deepest = 0
        var anywhere = true
        var cyclic = members.count > 1
        for member in members {
            // The requests of an opaque factory are unknown; it may request the binding itself.
            if bindings[member].isOpaque { cyclic = true }
            if levels[member] != Self.open {
                deepest = max(deepest, levels[member])
                anywhere = false
            }
            switch bindings[member].kind {
            // These store and retain the frame in which they are made.
            case .assistedFactory, .propertyInjector: anywhere = false
            default: break
            }
            for index in bindings[member].edges {
                let (target, kind) = (edges[index].to, edges[index].kind)
                guard target >= 0 else { continue }
                if target == member { cyclic = true }
                // A weak provider searches for the component of its target.
                let needed = kind == .weak ? level(of: bindings[target].component) : levels[target]
                deepest = max(deepest, needed)
                if kind.isDeferred || (target != member && !isAnywhere[target]) { anywhere = false }
            }
        }
        let group = members.first ?? 0
        for member in members {
            groups[member] = group
            isCyclic[member] = cyclic
            guard levels[member] == Self.open else { continue }
            levels[member] = min(deepest, level(of: bindings[member].component))
            isAnywhere[member] = anywhere && !cyclic
        }
    }
}
