// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for lists of declarations, whose authors may not see them as components and whose lines aren't steps of a binder.
extension _Explainer {
    /// Whether a component is written as a list, so advice on it is a line of a list.
    func isListed(_ component: Int) -> Bool {
        model.components[component].list != nil || isStack(component) != nil
    }

    /// The advice on sharing a binding in its component.
    func sharing(_ binding: Int, as name: String) -> String {
        isDeclared(binding)
            ? "declare \(name) by \(function(binding, named: "single"))" : "share \(name) by sharedInScope()"
    }

    /// The advice on making a binding eager.
    func makingEager(_ binding: Int) -> String {
        isDeclared(binding)
            ? "declare \(called(binding)) by \(function(binding, named: SharingPolicy.eager.function))"
            : "share \(called(binding)) by sharedInScope(.eager)"
    }

    /// The advice on making a binding on the main actor.
    func makingOnMainActor(_ binding: Int) -> String {
        guard isDeclared(binding) else {
            let effects = model.bindings[binding].effects
            let step =
                effects.contains(.asynchronous)
                ? "asynchronousOnMainActor" : effects.isFallible ? "throwingOnMainActor" : "onMainActor"
            return "make \(called(binding)) on the main actor by \(step)(_:)"
        }
        let name = model.bindings[binding].sharing.function
        return "declare \(called(binding)) by onMainActor.\(function(binding, named: name))"
    }

    /// The advice on making an object on request instead of eagerly, because an injector of declarations is made synchronously.
    func makingLater(_ way: EffectWay, asking request: (String) -> String) -> String {
        let start = way.bindings[way.bindings.count - 1]
        let name = way.bindings.count == 1 ? "it" : called(start)
        let key = names.shown(model.bindings[start].key.type)
        let eager = isDeclared(start) ? function(start, named: SharingPolicy.eager.function) : "sharedInScope(.eager)"
        return "\(sharing(start, as: name)) instead of \(eager), and request \(request(key))"
    }

    /// A function of declarations with the effects of a binding's own factory, such as `asynchronous.single`.
    private func function(_ binding: Int, named name: String) -> String {
        let effects = model.bindings[binding].effects
        let isOnMain = effects.contains(.onMainActor) ? "onMainActor." : ""
        if effects.contains(.asynchronous) { return "\(isOnMain)asynchronous.\(name)" }
        return effects.contains(.throwing) ? "\(isOnMain)throwing.\(name)" : "\(isOnMain)\(name)"
    }
}

extension SharingPolicy {
    fileprivate var function: String {
        switch self {
        case .unshared: "factory"
        case .shared: "single"
        case .eager, .weak: "single(sharing: .\(rawValue))"
        }
    }
}
