// SPDX-License-Identifier: Apache-2.0

/// What is injected and says its type when it is printed or dumped, such as `Provider<Heater>`.
///
/// Its parts are the engine's, and its element may not be made yet; nobody makes one by looking at it.
public protocol _Described: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension _Described {
    /// The type, as people write it.
    public var description: String { _spelling(of: Self.self) }

    /// The same text.
    public var debugDescription: String { description }

    /// A mirror that shows no parts.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The name of a type as people write it, without modules.
public func _spelling(of type: Any.Type) -> String {
    _TypeSpelling(of: type).text { _ in false }
}

extension Provider: _Described {}
extension TaggedProvider: _Described {}
extension WeakProvider: _Described {}
extension Lazy: _Described {}
