// SPDX-License-Identifier: Apache-2.0

import DICore

/// The decorators of a component, which wrap its bindings, or its ancestors', in the order of registration.
extension _Planner {
    /// Adds the decorators of overriding modules, outside of the component's own, where it binds what they decorate.
    private mutating func addOverridingDecorators(to component: Int) {
        guard let overrides else { return }
        for entry in overrides.decorators where decorated(by: entry.key, in: component) != nil {
            overrides.use(decorator: entry)
            add(entry, to: component)
        }
    }

    /// Wraps the bindings of a component in its decorators; the last one of a key has the key from then on. The first one of a
    /// key that only an ancestor binds is the component's own instance of it.
    mutating func decorate(_ component: Int) {
        addOverridingDecorators(to: component)
        guard !decorators.isEmpty else { return }
        for decorator in decorators {
            let key = graph.model.bindings[decorator].key
            let own = decorated(by: key, in: component)
            guard let inner = own ?? inherited(key, by: component) else { continue }
            graph.model.bindings[decorator].inner = inner
            if own != nil { graph.model.bindings[inner].outer = decorator }
            // Each layer is shared as the base, so that an instance under it can be kept when a decorator is added.
            let sharing = graph.model.bindings[inner].sharing
            graph.model.bindings[decorator].sharing = own == nil && sharing == .eager ? .shared : sharing
            graph.model.bindings[decorator].isMainOnly = graph.model.bindings[inner].isMainOnly
            keys[component].replace(key, with: decorator)
            if graph.model.components[component].rootBinding == inner {
                graph.model.components[component].rootBinding = decorator
            }
        }
        decorators.removeAll()
    }

    /// The binding that a decorator of a key would wrap in a component.
    private func decorated(by key: _Key, in component: Int) -> Int? {
        decorable(keys[component].find(key))
    }

    /// The binding of the nearest ancestor that it would wrap, unless the component binds the key.
    private func inherited(_ key: _Key, by component: Int) -> Int? {
        guard keys[component].find(key) == nil else { return nil }
        let parent = graph.model.components[component].parent
        return decorable(graph.model.nearest(from: parent) { keys[$0].find(key) })
    }

    private func decorable(_ binding: Int?) -> Int? {
        guard let binding, graph.model.bindings[binding].kind.canBeDecorated else { return nil }
        return binding
    }
}
