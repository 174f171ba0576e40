// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The part of a frame before its slots.
@usableFromInline
package struct _FrameHeader {
    /// The object that the frame keeps alive: the parent component's frame, or for the outermost frame the plan. An
    /// injector's frame keeps its injection instead, which keeps that object.
    fileprivate(set) var owner: AnyObject?
    /// The state shared by the frames of an injector: the frame's own, or the nearest ancestor's.
    // Proof of Unmanaged: the frame, or one above that this one keeps, owns it.
    @usableFromInline fileprivate(set) var injection: Unmanaged<_Injection>?
    /// The frame of the component that built this one; nil for the outermost frame.
    // Proof of Unmanaged: `owner` keeps it, or is the same object.
    @usableFromInline let parent: Unmanaged<_Frame>?
    // Proof of Unmanaged: a layout belongs to the plan, which the outermost frame owns and all others reach.
    @usableFromInline let layout: Unmanaged<_FrameLayout>

    /// The header of a frame below another one.
    @usableFromInline
    init(below parent: _Frame, _ layout: _FrameLayout) {
        // First, so that the parent is not retained once more.
        injection = parent._injection
        owner = parent
        self.parent = .passUnretained(parent)
        self.layout = .passUnretained(layout)
    }

    /// The header of an outermost frame.
    init(keeping owner: AnyObject, _ layout: _FrameLayout) {
        self.owner = owner
        // Proof of Unmanaged: as above.
        injection = (owner as? _Injection).map { .passUnretained($0) }
        parent = nil
        self.layout = .passUnretained(layout)
    }
}

/// A built component: its shared instances, its seed and its parent, in one allocation.
///
/// A frame is a tail-allocated buffer: a slot for each shared binding, then the seed. It is passed down borrowed
/// while objects are made; providers, factories and descendants retain it.
@usableFromInline
package final class _Frame: ManagedBuffer<_FrameHeader, _Slot> {
    /// Makes a frame whose seed is still to be written.
    @usableFromInline @_optimize(speed)
    static func _allocate(_ layout: _FrameLayout, _ header: _FrameHeader) -> _Frame {
        let buffer = _Frame.create(minimumCapacity: layout.slotCount + layout.seedSlots) { _ in header }
        buffer.withUnsafeMutablePointerToElements { slots in
            for index in 0..<layout.slotCount {
                (slots + index).initialize(to: _Slot())
            }
        }
        // Proof of unsafeDowncast: `create` is a class method and makes an instance of the class it is called on.
        return unsafeDowncast(buffer, to: _Frame.self)
    }

    /// Makes a frame without a seed.
    static func _make(_ layout: _FrameLayout, parent: _Frame) -> _Frame {
        _allocate(layout, _FrameHeader(below: parent, layout))
    }

    /// Makes a frame that only keeps something alive: a plan, or a node that was made by hand.
    package static func _makeKeeping(_ owner: AnyObject) -> _Frame {
        _allocate(.standalone, _FrameHeader(keeping: owner, .standalone))
    }

    /// The outermost of this frame and those above.
    package var _outermost: _Frame {
        var frame = self
        while let parent = frame._parentIfAny { frame = parent }
        return frame
    }

    /// The plan or the node that the outermost frame keeps.
    package var _outermostOwner: AnyObject? {
        let owner = _outermost._owner
        return (owner as? _Injection)?.kept ?? owner
    }

    /// Makes the frame of a component with its seed.
    @inlinable
    package static func _make<Seed>(_ layout: _FrameLayout, parent: _Frame, seed: consuming Seed) -> _Frame {
        assert(layout.seed == Seed.self)
        let frame = _allocate(layout, _FrameHeader(below: parent, layout))
        if _FrameLayout.isStoredInline(Seed.self) {
            frame._seedAddress.initializeMemory(as: Seed.self, to: seed)
        } else {
            frame._seedAddress.initializeMemory(as: _Box<Seed>.self, to: _Box(seed))
        }
        return frame
    }

    deinit {
        _layout._withUnsafeGuaranteedRef { empty($0) }
    }

    @_optimize(speed)
    private func empty(_ layout: _FrameLayout) {
        layout.destroySeed?(_seedAddress)
        if layout.hasEnd { dispose(layout) }
        let count = layout.slotCount
        withUnsafeMutablePointerToElements { slots in
            for index in 0..<count { slots[index].release() }
            slots.deinitialize(count: count)
        }
    }

    /// The layout. Like the rest of the header it never changes, so it is read without the runtime's check of exclusive
    /// access.
    // Proof of Unmanaged: as in the header.
    @inlinable @inline(__always)
    package var _layout: Unmanaged<_FrameLayout> {
        withUnsafeMutablePointerToHeader { $0.pointee.layout }
    }

    /// The object that the frame keeps alive.
    package var _owner: AnyObject? {
        withUnsafeMutablePointerToHeader { $0.pointee.owner }
    }

    // Proof of Unmanaged: as in the header.
    /// The state shared by the frames of its injector, if it has one.
    @inlinable package var _injection: Unmanaged<_Injection>? {
        withUnsafeMutablePointerToHeader { $0.pointee.injection }
    }

    /// Gives an injector to a frame below others, before anything else references it; the injection then keeps the parent.
    package func _belong(to injection: _Injection) {
        if _injection == nil { _ThreadConstruction.isAbovePlainFrames.store(true, ordering: .relaxed) }
        withUnsafeMutablePointerToHeader {
            $0.pointee.owner = injection
            // Proof of Unmanaged: as in the header.
            $0.pointee.injection = .passUnretained(injection)
        }
    }

    /// The frame of the parent component, if there is one.
    var _parentIfAny: _Frame? { _uncountedParentIfAny?.takeUnretainedValue() }

    /// The same without counting the reference.
    // Proof of Unmanaged: this frame owns its parent.
    @inlinable @inline(__always)
    var _uncountedParentIfAny: Unmanaged<_Frame>? {
        withUnsafeMutablePointerToHeader { $0.pointee.parent }
    }

    /// The frame of the parent component.
    ///
    /// The linker hops only as often as there are parents; the outermost frame returns itself.
    @inlinable @inline(__always)
    var _parent: _Frame {
        _uncountedParent.takeUnretainedValue()
    }

    /// The same without counting the reference.
    // Proof of Unmanaged: as above; the outermost frame is this one.
    @inlinable @inline(__always)
    var _uncountedParent: Unmanaged<_Frame> {
        _uncountedParentIfAny ?? .passUnretained(self)
    }

    /// Returns the frame `distance` levels up.
    @inlinable @inline(__always)
    package func _ancestor(_ distance: Int) -> _Frame {
        var frame = self
        for _ in 0..<distance {
            frame = frame._parent
        }
        return frame
    }

    /// The address of the seed, behind the last slot.
    @inlinable
    var _seedAddress: UnsafeMutableRawPointer {
        let count = _layout._withUnsafeGuaranteedRef { $0.slotCount }
        return withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0 + count) }
    }

    /// Reads the seed. The linker requests it only under the type that the component's layout was made for.
    package func _seed<Seed>(as type: Seed.Type) -> Seed {
        assert(_layout._withUnsafeGuaranteedRef { $0.seed == Seed.self })
        // Proof of assumingMemoryBound: `_make` bound the memory to the same of the two types, by the same test.
        if _FrameLayout.isStoredInline(Seed.self) {
            return _seedAddress.assumingMemoryBound(to: Seed.self).pointee
        }
        return _seedAddress.assumingMemoryBound(to: _Box<Seed>.self).pointee._value
    }
}
