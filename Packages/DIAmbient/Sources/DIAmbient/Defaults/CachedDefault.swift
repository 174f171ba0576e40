// SPDX-License-Identifier: Apache-2.0

import DICore

/// The answer to requests for a declaration in one injector: a node, and the frame that it runs in.
struct ResolvedDefault: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, and the rest is constant.
    // Proof of Unmanaged: the plan that the frame reaches owns the node, or `keeper` does.
    let node: Unmanaged<_AnyNode>
    let frame: _Frame
    /// The default that the answer is, if no graph binds the declaration.
    var keeper: DefaultNode?
}

/// An answer by the addresses of a declaration's literals, of which there are several if several modules inline it.
@usableFromInline
final class CachedDefault: Sendable {
    @usableFromInline let name: UInt
    @usableFromInline let file: UInt
    @usableFromInline let type: UInt
    // Proof of nonisolated(unsafe): a frame publishes through atomics only.
    // Proof of Unmanaged: the entries of the injector keep the answer with this node.
    @usableFromInline let node: Unmanaged<_AnyNode>
    @usableFromInline nonisolated(unsafe) let frame: _Frame

    init<V>(_ declared: Default<V>, _ answer: ResolvedDefault) {
        name = Self.address(of: declared.declaration.name)
        file = Self.address(of: declared.declaration.file)
        type = Self.address(of: V.self)
        node = answer.node
        frame = answer.frame
    }

    /// The address of a literal. One of a single character may be stored as that character, and then is its own address.
    @inlinable @inline(__always)
    static func address(of literal: StaticString) -> UInt {
        literal.hasPointerRepresentation
            ? UInt(bitPattern: literal.utf8Start) : UInt(literal.unicodeScalar.value)
    }

    /// The address of a type's metadata, by which `==` compares types, too.
    @inlinable @inline(__always)
    static func address(of type: Any.Type) -> UInt {
        UInt(bitPattern: ObjectIdentifier(type))
    }
}
