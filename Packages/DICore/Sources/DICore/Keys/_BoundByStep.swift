// SPDX-License-Identifier: Apache-2.0

/// A type whose binding is made by another function of the binder than `bind`.
///
/// The message about a missing binding names that function.
package protocol _BoundByStep {
    /// Returns the call, such as `install(dependency: Kitchen.self)`, with the names that the graph gives to types.
    static func _step(naming name: (Any.Type) -> String) -> String
    /// Returns the line of a list that does the same, if there is one besides a block with the call.
    static func _line(naming name: (Any.Type) -> String) -> String?
    /// The type that the same call binds for the other isolation, which is easily mixed up with this one.
    static var _twin: Any.Type? { get }
}

extension _BoundByStep {
    /// None.
    package static func _line(naming name: (Any.Type) -> String) -> String? { nil }

    /// No such type.
    package static var _twin: Any.Type? { nil }
}

/// Returns a type's name as it is written before `.self`: in parentheses unless it is a mere name.
package func _expression(of name: String) -> String {
    let isFunction = name.contains("->") && (name.hasPrefix("(") || name.hasPrefix("@"))
    let isComposition = name.contains(" & ") && !name.hasSuffix(">") && !name.hasSuffix("]")
    return name.hasPrefix("any ") || isFunction || isComposition ? "(\(name))" : name
}
