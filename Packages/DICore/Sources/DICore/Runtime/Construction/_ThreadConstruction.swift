// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A record of a thread's activity, on its stack: an injector answers a request or runs a function, a slot is filled,
/// or a binding is made that can come back to itself.
///
/// While a shared slot is filled, the injector of the slot's component is current; otherwise the one that answers a request
/// or runs a function. The records of a thread are a list, the innermost first. A hit of a shared instance makes none.
@usableFromInline
package struct _ThreadConstruction {
    /// The place of a record.
    @usableFromInline package typealias Address = UnsafeMutablePointer<_ThreadConstruction>

    // Proof of Unmanaged: the caller of `push` holds a record's objects until the record is popped, on the same thread.
    /// The frame of the slot that is filled, of the injector that answers or runs a function, or of the binding that is made.
    @usableFromInline package let frame: Unmanaged<_Frame>
    // Proof of Unmanaged: as for the frame.
    /// The node that answers a request; nil for any other record.
    @usableFromInline package let node: Unmanaged<_AnyNode>?
    // Proof of Unmanaged: as for the frame.
    /// The binding that is made, if it can come back to itself.
    @usableFromInline let step: Unmanaged<_ConstructionStep>?
    /// The slot that is filled, or -1.
    @usableFromInline let slot: Int
    /// The record around this one.
    @usableFromInline var outer: Address?
    /// The end of the thread's stack, once it is needed.
    @usableFromInline var stackEnd: UInt

    /// The records of each thread.
    private static let pointer: _ThreadPointer = _ThreadPointer()
    /// Whether a frame without an injector is above an injector's frame.
    static let isAbovePlainFrames: Atomic<Bool> = Atomic(false)

    // Proof of Unmanaged: as for the frame.
    /// Describes a making or a run.
    @inlinable
    package init(
        _ frame: Unmanaged<_Frame>, node: Unmanaged<_AnyNode>? = nil, step: Unmanaged<_ConstructionStep>? = nil,
        slot: Int = -1
    ) {
        (self.frame, self.node, self.step, self.slot) = (frame, node, step, slot)
        (outer, stackEnd) = (nil, 0)
    }

    /// The innermost record of the current thread.
    static var current: Address? {
        // Proof of assumingMemoryBound: only `push` sets the pointer, to a record.
        UnsafeMutableRawPointer(mutating: pointer.value)?.assumingMemoryBound(to: _ThreadConstruction.self)
    }

    /// The records of the current thread, the innermost first.
    package static var all: [Address] {
        var (all, next): ([Address], Address?) = ([], current)
        while let record = next {
            all.append(record)
            next = record.pointee.outer
        }
        return all
    }

    /// The frame whose injector is current on this thread; nil if the frame of a slot has none. The newest injector of
    /// a chain is current for the slots of all.
    package static var currentFrame: _Frame? {
        var next = current
        while let record = next, record.pointee.step != nil { next = record.pointee.outer }
        // Proof of Unmanaged: as for the frame.
        guard let record = next?.pointee, case let frame = record.frame.takeUnretainedValue(),
            let injection = frame._injection?.takeUnretainedValue()
        else { return nil }
        return record.slot >= 0 ? injection.chain?.newest ?? frame : frame
    }

    /// Makes a record the innermost one of the thread; it stays where it is until `pop`.
    @usableFromInline
    package static func push(_ record: Address) {
        record.pointee.outer = current
        pointer.value = UnsafeRawPointer(record)
    }

    /// Ends what `push` began.
    @usableFromInline
    package static func pop(_ record: Address) {
        pointer.value = UnsafeRawPointer(record.pointee.outer)
    }

    /// Runs a function while a record is the innermost one of the thread.
    ///
    /// Transparent, since `@inline(__always)` inlines nothing in a debug build, where the frame took 272 bytes of the stack.
    @_transparent
    private static func with<R, E: Error>(_ record: _ThreadConstruction, _ body: () throws(E) -> R) throws(E) -> R {
        var record = record
        return try withUnsafeMutablePointer(to: &record) { address throws(E) in
            push(address)
            defer { pop(address) }
            return try body()
        }
    }

    /// Runs a function as the injector of a frame.
    package static func run<R, E: Error>(in frame: _Frame, _ body: () throws(E) -> R) throws(E) -> R {
        // Proof of Unmanaged: the parameter outlives the call.
        try with(_ThreadConstruction(.passUnretained(frame)), body)
    }

    /// Runs a function that makes the instance of a slot.
    @inline(never)
    static func fill(_ slot: Int, of frame: _Frame, _ body: () -> UInt) -> UInt {
        // Proof of Unmanaged: the parameter outlives the call.
        with(_ThreadConstruction(.passUnretained(frame), slot: slot), body)
    }
}
