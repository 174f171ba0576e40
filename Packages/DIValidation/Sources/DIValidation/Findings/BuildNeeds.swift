// SPDX-License-Identifier: Apache-2.0

import DICore

/// The effects that the build of a component needs, and the bindings that cause them.
package struct BuildNeeds {
    /// Whether the build throws or awaits: the effects of the bindings that it makes first.
    package private(set) var fallible: _Effects = []
    /// The root and the eager bindings whose instances only the main actor may read.
    package private(set) var readOnMain: [Int] = []
    /// The bindings made first that belong to the main actor. A build that awaits switches to it for them.
    package private(set) var madeOnMain: [Int] = []
    /// The constructions, the least demanding for the caller first.
    private static let constructions: [_Effects] = [
        [], .throwing, .onMainActor, [.onMainActor, .throwing], .asynchronous, [.onMainActor, .asynchronous],
    ]

    /// Collects the needs of the build of a component. Complexity: linear in its bindings and those made first.
    package init(_ component: Int, in model: _GraphModel) {
        guard let flow = model.flow else { return }
        for binding in Self.starts(of: component, in: model) where flow.isReadOnMain(binding, in: model) {
            readOnMain.append(binding)
        }
        for binding in flow.madeFirst[component] {
            fallible.formUnion(model.bindings[binding].effects.fallible)
            if model.belongsToMainActor(binding) { madeOnMain.append(binding) }
        }
    }

    /// The bindings that a build makes for their own sake: the root, then the eager ones. Decorators replace their targets.
    package static func starts(of component: Int, in model: _GraphModel) -> [Int] {
        let root = model.components[component].rootBinding
        let eager = model.components[component].bindings.filter {
            model.bindings[$0].sharing == .eager && $0 != root && model.bindings[$0].outer < 0
        }
        return (root >= 0 ? [root] : []) + eager
    }

    /// Marks the bindings of a component that its build makes. A path through an ancestor never comes back.
    package static func markMade(in component: Int, of model: _GraphModel, _ isMade: inout [Bool]) {
        var open = starts(of: component, in: model)
        while let next = open.popLast() {
            guard !isMade[next], model.bindings[next].component == component else { continue }
            isMade[next] = true
            for edge in model.bindings[next].edges {
                let target = model.directTarget(of: edge)
                if target >= 0 { open.append(target) }
            }
        }
    }

    /// Whether a construction is on the main actor as far as the build needs it to be.
    package func isOnMainEnough(_ construction: _Effects) -> Bool {
        if construction.contains(.onMainActor) { return true }
        return readOnMain.isEmpty && (madeOnMain.isEmpty || construction.contains(.asynchronous))
    }

    /// Whether a construction has all effects that the build needs.
    package func areMet(by construction: _Effects) -> Bool {
        fallible.isSubset(of: construction) && isOnMainEnough(construction)
    }

    /// The construction with the effects of another one and all that the build needs.
    package func construction(with declared: _Effects) -> _Effects {
        let needed = declared.union(fallible)
        return isOnMainEnough(needed) ? needed : needed.union(.onMainActor)
    }

    /// The least demanding construction that suffices and has only effects of a given one.
    package func construction(within declared: _Effects) -> _Effects? {
        Self.constructions.first { $0.isSubset(of: declared) && areMet(by: $0) }
    }
}
