// SPDX-License-Identifier: Apache-2.0

/// The object in which a slot keeps a value that is not a single object reference.
@usableFromInline
final class _Box<Element> {
    @usableFromInline let _value: Element

    @inlinable
    init(_ value: consuming Element) {
        _value = value
    }
}

/// Whether values of a type are single object references, which fit into a slot as they are.
///
/// Folds to a constant where the type is known, which `Element.self is AnyObject.Type` does not: it calls the
/// metadata's accessor. Both checks give the same answer, since code that packs and code that unpacks may be
/// specialised differently; the size leaves out existentials that carry a witness table.
@inlinable @inline(__always)
func _isReference<Element>(_ type: Element.Type) -> Bool {
    guard MemoryLayout<Element>.size == MemoryLayout<UInt>.size else { return false }
    switch _canBeClass(Element.self) {
    case 0: return false
    case 1: return true
    default: return _isReferenceType(Element.self)
    }
}

/// Whether a type of one word holds a single object reference.
@usableFromInline
func _isReferenceType(_ type: Any.Type) -> Bool {
    _TypeMetadata(type).isReference
}

/// Turns a value into a word for a slot, which then owns it.
@inlinable @inline(__always)
func _pack<Element>(_ value: consuming Element) -> UInt {
    if _isReference(Element.self) {
        // Proof of unsafeBitCast: the type is a class, so the value is one object reference.
        let object = unsafeBitCast(value as Element, to: AnyObject.self)
        return UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    }
    return UInt(bitPattern: Unmanaged.passRetained(_Box(value)).toOpaque())
}

/// Reads a value from the word of a slot, which still owns it.
@inlinable @inline(__always)
func _unpack<Element>(_ word: UInt, as type: Element.Type = Element.self) -> Element {
    // Proof of unsafelyUnwrapped: callers have seen that the word is a pointer, which is not zero.
    let pointer = UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
    if _isReference(Element.self) {
        assert(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() is Element)
        // Proof of Unmanaged and unsafeBitCast: `_pack` put a retained reference of this very type there.
        return unsafeBitCast(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), to: Element.self)
    }
    assert(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() is _Box<Element>)
    // Proof of Unmanaged: `_pack` put a retained box of this very type there.
    return Unmanaged<_Box<Element>>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0._value }
}

/// Takes the value out of a word that owns it.
package func _takeWord<Element>(_ word: UInt, as type: Element.Type) -> Element {
    // Proof of Unmanaged: the caller owns the word, and gives it up here.
    defer { UnsafeRawPointer(bitPattern: word).map { Unmanaged<AnyObject>.fromOpaque($0).release() } }
    return _unpack(word)
}
