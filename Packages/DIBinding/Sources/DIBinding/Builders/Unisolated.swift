// SPDX-License-Identifier: Apache-2.0

import DICore

/// Returns a function of the main actor as a nonisolated one, each in a struct that holds nothing else.
///
/// The only place where isolation is taken away. A bare function would be wrapped in a thunk where its types are generic;
/// a struct around it keeps it as it is (Documentation/Decisions/0013).
@inlinable @inline(__always)
package func _unisolated<Isolated, Unisolated>(_ function: Isolated, as type: Unisolated.Type) -> Unisolated {
    // Proof of unsafeBitCast: isolation to a global actor isn't part of a synchronous function's convention, so both
    // structs have one layout. A graph without errors calls the function on the main actor only: the binding has the
    // effect, which reaches everything that makes an instance directly, and the types of all other requests and
    // components belong to the main actor.
    unsafeBitCast(function, to: type)
}

extension _AnyNode {
    /// Makes a node from a closure of the main actor.
    static func node<Element>(
        as type: Element.Type, onMainActor make: @escaping @MainActor @Sendable (_Frame) -> Element
    ) -> _AnyNode {
        _node(as: type, _unisolated(MainActorMake(make: make), as: Make<Element>.self).make)
    }
}

/// A function that makes an element in a frame on the main actor.
private struct MainActorMake<Element> {
    let make: @MainActor @Sendable (_Frame) -> Element
}

/// A function that makes an element in a frame.
private struct Make<Element> {
    let make: @Sendable (_Frame) -> Element
}

extension _Fallible {
    /// Makes one from a closure of the main actor that throws.
    convenience init(throwingOnMainActor make: @escaping @MainActor @Sendable (_Frame) throws -> Element) {
        // Without a struct: a thunk costs little beside a throwing call. Proof of unsafeBitCast: as above.
        self.init(throwing: unsafeBitCast(make, to: (@Sendable (_Frame) throws -> Element).self), isOnMainActor: true)
    }
}
