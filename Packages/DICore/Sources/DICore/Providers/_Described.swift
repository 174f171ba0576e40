// SPDX-License-Identifier: Apache-2.0

/// An injected value that prints and dumps as its type, such as `Provider<Heater>`.
///
/// Its parts belong to the engine, and its element may not be made yet; printing must not make it.
package protocol _Described: CustomStringConvertible, CustomReflectable {}

extension _Described {
    /// The type as it is written in source.
    public var description: String { _spelling(of: Self.self) }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Provider: _Described {}
extension TaggedProvider: _Described {}
extension WeakProvider: _Described {}
extension Lazy: _Described {}
extension MainActorProvider: _Described {}
extension MainActorTaggedProvider: _Described {}
extension MainActorWeakProvider: _Described {}
extension MainActorLazy: _Described {}
extension ThrowingProvider: _Described {}
extension AsyncProvider: _Described {}
