// SPDX-License-Identifier: Apache-2.0

import DICore

extension Factory: _Described {}
extension MainActorFactory: _Described {}
extension Assisted: _Described {}

extension Factory: _BoundByStep {
    /// Returns the call that makes such a binding.
    public static func _step(naming name: (Any.Type) -> String) -> String {
        F.step(naming: name)
    }

    /// The factory of the main actor.
    public static var _twin: Any.Type? { MainActorFactory<F>.self }
}

extension MainActorFactory: _BoundByStep {
    /// Returns the call that makes such a binding.
    public static func _step(naming name: (Any.Type) -> String) -> String {
        F.step(naming: name) + ".onMainActor(_:)"
    }

    /// The factory of any isolation.
    public static var _twin: Any.Type? { Factory<F>.self }
}

extension AssistedFactory {
    /// The call that begins the binding of the factory.
    fileprivate static func step(naming name: (Any.Type) -> String) -> String {
        let element = "bindFactory(\(_expression(of: name(Element.self))).self)"
        return Self.self == EmptySeed<Element>.self ? element : element + ".with(\(name(Self.self)).self)"
    }
}
