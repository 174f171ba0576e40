// SPDX-License-Identifier: Apache-2.0

import DICore

/// A function of the main actor that fills the properties of an object made elsewhere, such as by a storyboard.
///
/// The value is `Sendable` and can be injected anywhere; only its use belongs to the main actor. Each call resolves the
/// dependencies. It keeps alive only the built components whose shared instances the function needs.
///
/// ```swift
/// binder.bindPropertyInjectionOf(Display.self).onMainActor { (display: Display, heater: Heater) in
///     display.heater = heater
/// }
///
/// @MainActor func show(_ display: Display, _ injector: MainActorPropertyInjector<Display>) {
///     injector.injectProperties(into: display)
/// }
/// ```
public struct MainActorPropertyInjector<T: AnyObject>: Sendable {
    private let injector: PropertyInjector<T>

    init(_ injector: PropertyInjector<T>) {
        self.injector = injector
    }

    /// Makes an injector from a closure, for example in a unit test.
    public init(injector: @escaping @MainActor @Sendable (T) -> Void) {
        let node = _InjectorNode<T>(onMainActor: { _, object in injector(object) })
        self.init(PropertyInjector(frame: _Frame._makeKeeping(node), node: node))
    }

    /// Fills the properties of an object.
    @MainActor
    public func injectProperties(into object: T) {
        injector.injectProperties(into: object)
    }
}

extension _InjectorNode {
    /// Makes a node from a closure of the main actor.
    convenience init(onMainActor inject: @escaping @MainActor @Sendable (_Frame, T) -> Void) {
        self.init(_unisolated(MainActorInject(inject: inject), as: Inject<T>.self).inject)
    }

    /// Returns the node of the injector itself, which keeps this one.
    func mainActorNode(_ parameters: _ParameterNodes) -> _AnyNode {
        let node = node(parameters)._typed(as: PropertyInjector<T>.self)
        return _AnyNode._node(as: MainActorPropertyInjector<T>.self) { frame in
            MainActorPropertyInjector(node._make(frame))
        }
    }
}

/// A function that fills an object with what a frame has, on the main actor.
private struct MainActorInject<T> {
    let inject: @MainActor @Sendable (_Frame, T) -> Void
}

/// A function that fills an object with what a frame has.
private struct Inject<T> {
    let inject: @Sendable (_Frame, T) -> Void
}
