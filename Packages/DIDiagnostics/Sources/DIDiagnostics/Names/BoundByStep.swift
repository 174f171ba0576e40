// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore

/// A type that is bound by a function of the binder other than `bind`.
///
/// The message about a missing binding names that function.
protocol _BoundByStep {
    /// Returns the call, such as `install(dependency: Kitchen.self)`, with the names that the graph gives to types.
    static func _step(naming name: (Any.Type) -> String) -> String
    /// Returns the line of a list that does the same, if there is one besides a block with the call.
    static func _line(naming name: (Any.Type) -> String) -> String?
    /// The type that the same call binds for the other isolation, which is easily mixed up with this one.
    static var _twin: Any.Type? { get }
}

extension _BoundByStep {
    static func _line(naming name: (Any.Type) -> String) -> String? { nil }
    static var _twin: Any.Type? { nil }
}

extension ComponentFactory: _BoundByStep {
    static func _step(naming name: (Any.Type) -> String) -> String { "install(dependency: \(name(C.self)).self)" }
    static func _line(naming name: (Any.Type) -> String) -> String? { "component(\(name(C.self)).self)" }
}

extension PropertyInjector: _BoundByStep {
    static func _step(naming name: (Any.Type) -> String) -> String { "bindPropertyInjectionOf(\(name(T.self)).self)" }
    static var _twin: Any.Type? { MainActorPropertyInjector<T>.self }
}

extension MainActorPropertyInjector: _BoundByStep {
    static func _step(naming name: (Any.Type) -> String) -> String {
        "bindPropertyInjectionOf(\(name(T.self)).self).onMainActor(_:)"
    }
    static var _twin: Any.Type? { PropertyInjector<T>.self }
}

extension Factory: _BoundByStep {
    static func _step(naming name: (Any.Type) -> String) -> String { F.step(naming: name) }
    static var _twin: Any.Type? { MainActorFactory<F>.self }
}

extension MainActorFactory: _BoundByStep {
    static func _step(naming name: (Any.Type) -> String) -> String { F.step(naming: name) + ".onMainActor(_:)" }
    static var _twin: Any.Type? { Factory<F>.self }
}

extension AssistedFactory {
    /// The call that begins the binding of the factory.
    fileprivate static func step(naming name: (Any.Type) -> String) -> String {
        let element = "bindFactory(\(_expression(of: name(Element.self))).self)"
        return Self.self == EmptySeed<Element>.self ? element : element + ".with(\(name(Self.self)).self)"
    }
}
