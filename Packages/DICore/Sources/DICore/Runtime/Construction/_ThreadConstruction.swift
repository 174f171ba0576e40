// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A making or a run on the stack of a thread. While a shared slot is filled, the injector of the slot's component is current;
/// otherwise the one that was asked, or runs a function.
///
/// The records of a thread are a list, the innermost first. A hit of a shared instance makes none.
@usableFromInline
package struct _ThreadConstruction {
    // Proof of Unmanaged: whoever pushes a record holds what it refers to until the record is popped, on the same thread.
    /// The frame of the slot that is filled, or of the injector that was asked or runs a function.
    @usableFromInline package let frame: Unmanaged<_Frame>
    // Proof of Unmanaged: as for the frame.
    /// The node that answers a request; nil where no injector was asked.
    @usableFromInline package let node: Unmanaged<_AnyNode>?
    /// The slot that is filled, or -1.
    @usableFromInline let slot: Int
    /// The record around this one.
    package var outer: UnsafeMutablePointer<_ThreadConstruction>?
    /// The records of each thread.
    private static let pointer: _ThreadPointer = _ThreadPointer()
    /// Whether there is a frame without an injector above that of an injector.
    static let isAbovePlainFrames: Atomic<Bool> = Atomic(false)

    // Proof of Unmanaged: as for the frame.
    /// Describes a making or a run.
    @inlinable
    package init(_ frame: Unmanaged<_Frame>, node: Unmanaged<_AnyNode>? = nil, slot: Int = -1) {
        self.frame = frame
        self.node = node
        self.slot = slot
    }

    /// The innermost record of the current thread.
    package static var current: UnsafeMutablePointer<_ThreadConstruction>? {
        // Proof of assumingMemoryBound: only `push` sets the pointer, to a record.
        UnsafeMutableRawPointer(mutating: pointer.value)?.assumingMemoryBound(to: _ThreadConstruction.self)
    }

    /// The frame whose injector is current; nil where the frame of a slot has none. The newest injector of a chain is current for
    /// the slots of all.
    package var currentFrame: _Frame? {
        // Proof of Unmanaged: as for the frame.
        let frame = frame.takeUnretainedValue()
        guard let injection = frame._injection?.takeUnretainedValue() else { return nil }
        return slot >= 0 ? injection.chain?.newest ?? frame : frame
    }

    /// Makes a record the innermost one of the thread; it lies on the stack until `pop`.
    @usableFromInline
    package static func push(_ record: UnsafeMutablePointer<_ThreadConstruction>) {
        record.pointee.outer = current
        pointer.value = UnsafeRawPointer(record)
    }

    /// Ends what `push` began.
    @usableFromInline
    package static func pop(_ record: UnsafeMutablePointer<_ThreadConstruction>) {
        pointer.value = UnsafeRawPointer(record.pointee.outer)
    }

    /// Does what `push` does for the answer to a request; ends the process with the path if the thread is making the same answer.
    @usableFromInline
    package static func pushRequest(_ record: UnsafeMutablePointer<_ThreadConstruction>) {
        let (node, frame) = (record.pointee.node?.toOpaque(), record.pointee.frame.toOpaque())
        push(record)
        var next = record.pointee.outer
        while let known = next {
            if known.pointee.node?.toOpaque() == node, known.pointee.frame.toOpaque() == frame {
                ConstructionTrace.trap(comingBackToRecordAt: UInt(bitPattern: known), as: known.pointee.step)
            }
            next = known.pointee.outer
        }
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

extension _ThreadConstruction {
    /// The name of what is made, if somebody knows it.
    private var step: Diagnostic.Step? {
        // Proof of Unmanaged: as for the frame.
        frame._withUnsafeGuaranteedRef { frame in
            if slot >= 0 { return frame._step(slot) }
            return node.flatMap {
                (frame._layout.takeUnretainedValue().entryPoints.load() as? any _NodeNaming)?.step(of: $0)
            }
        }
    }

    /// The records of the current thread with their addresses, the innermost first.
    package static var all: [(position: UInt, record: _ThreadConstruction)] {
        var (records, next) = ([(position: UInt, record: _ThreadConstruction)](), current)
        while let record = next {
            records.append((UInt(bitPattern: record), record.pointee))
            next = record.pointee.outer
        }
        return records
    }

    /// The makings of the current thread that have names, and their places on the stack.
    static func named() -> [(UInt, Diagnostic.Step)] {
        all.compactMap { position, record in record.step.map { (position, $0) } }
    }

    /// The place on the stack where this thread began to fill a slot, as far as a record says so.
    static func position(ofFilling slot: Int, of frame: _Frame) -> UInt? {
        // Proof of Unmanaged: only addresses are compared.
        let address = Unmanaged.passUnretained(frame).toOpaque()
        return all.first { $0.record.slot == slot && $0.record.frame.toOpaque() == address }?.position
    }
}

/// What answers the requests of an injector.
package protocol _NodeNaming {
    // Proof of Unmanaged: only the address is compared.
    /// Names the binding of a node, if it answers requests.
    func step(of node: Unmanaged<_AnyNode>) -> Diagnostic.Step?
}
