// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory: _Described {}
extension PropertyInjector: _Described {}

extension ComponentFactory: _BoundByStep {
    /// Returns the call that makes such a binding.
    public static func _step(naming name: (Any.Type) -> String) -> String {
        "install(dependency: \(name(C.self)).self)"
    }

    /// Returns the line of a list that makes such a binding.
    public static func _line(naming name: (Any.Type) -> String) -> String? {
        "component(\(name(C.self)).self)"
    }
}

extension PropertyInjector: _BoundByStep {
    /// Returns the call that makes such a binding.
    public static func _step(naming name: (Any.Type) -> String) -> String {
        "bindPropertyInjectionOf(\(name(T.self)).self)"
    }

    /// The injector of the main actor.
    public static var _twin: Any.Type? { MainActorPropertyInjector<T>.self }
}

extension MainActorPropertyInjector: _Described {}

extension MainActorPropertyInjector: _BoundByStep {
    /// Returns the call that makes such a binding.
    public static func _step(naming name: (Any.Type) -> String) -> String {
        "bindPropertyInjectionOf(\(name(T.self)).self).onMainActor(_:)"
    }

    /// The injector of any isolation.
    public static var _twin: Any.Type? { PropertyInjector<T>.self }
}
