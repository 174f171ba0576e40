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
        let call = _Call<T, Void>(onMainActor: { _, object in injector(object) })
        self.init(PropertyInjector(frame: _Frame._makeKeeping(call), call: call))
    }

    /// Fills the properties of an object.
    @MainActor
    public func injectProperties(into object: T) {
        injector.injectProperties(into: object)
    }
}

extension _Call where Argument: AnyObject, Result == Void {
    /// Returns the node of the injector of the main actor.
    func mainActorInjectorNode(_ parameters: _ParameterNodes) -> _AnyNode {
        let node = injectorNode(parameters)._typed(as: PropertyInjector<Argument>.self)
        return _AnyNode._node(as: MainActorPropertyInjector<Argument>.self) { frame in
            MainActorPropertyInjector(node._make(frame))
        }
    }
}
