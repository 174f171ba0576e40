// SPDX-License-Identifier: Apache-2.0

import DICore

/// The decorators of a component, which stand around its bindings in the order of registration.
extension _Planner {
    /// Adds the decorators of overriding modules, outside of the component's own, where it binds what they decorate.
    private mutating func addOverridingDecorators(to component: Int) {
        guard let overrides else { return }
        for entry in overrides.decorators where decorated(by: entry.draft.key, in: component) != nil {
            overrides.use(decorator: entry)
            add(entry, to: component)
        }
    }

    /// Puts each decorator of a component around the binding of its key; the last one has the key from then on.
    mutating func decorate(_ component: Int) {
        addOverridingDecorators(to: component)
        guard !decorators.isEmpty else { return }
        for decorator in decorators {
            let key = graph.model.bindings[decorator].key
            guard let inner = decorated(by: key, in: component) else { continue }
            graph.model.bindings[decorator].inner = inner
            graph.model.bindings[inner].outer = decorator
            // Each layer is shared as the base, so that an instance under it can be kept when a decorator is added.
            graph.model.bindings[decorator].sharing = graph.model.bindings[inner].sharing
            graph.model.bindings[decorator].isMainOnly = graph.model.bindings[inner].isMainOnly
            lookup.keys[component].replace(key, with: decorator)
            if graph.model.components[component].rootBinding == inner {
                graph.model.components[component].rootBinding = decorator
            }
        }
        decorators.removeAll()
    }

    /// The binding that a decorator of a key would stand around in a component.
    private func decorated(by key: _Key, in component: Int) -> Int? {
        lookup.keys[component].find(key).flatMap {
            graph.model.bindings[$0].kind.canBeDecorated ? $0 : nil
        }
    }
}
