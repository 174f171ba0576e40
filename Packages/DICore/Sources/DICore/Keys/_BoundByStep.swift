// SPDX-License-Identifier: Apache-2.0

/// A type that `bind` is not meant for, because a step of the binder makes its binding.
///
/// A message about a missing binding names that step.
public protocol _BoundByStep {
    /// The call, such as `install(dependency: Kitchen.self)`, with the names that a graph gives to types.
    static func _step(naming name: (Any.Type) -> String) -> String
}

/// A type's name as it is written before `.self`: in parentheses where it is more than a name.
public func _expression(of name: String) -> String {
    let isFunction = name.contains("->") && (name.hasPrefix("(") || name.hasPrefix("@"))
    let isComposition = name.contains(" & ") && !name.hasSuffix(">") && !name.hasSuffix("]")
    return name.hasPrefix("any ") || isFunction || isComposition ? "(\(name))" : name
}
