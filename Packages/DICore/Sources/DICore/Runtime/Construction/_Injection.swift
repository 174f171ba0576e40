// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The state that an injector's frames share, with the objects that higher layers keep for it.
///
/// The injector's outermost frame owns it, or its own frame below others that have none; all frames below inherit it.
@usableFromInline
package final class _Injection: @unchecked Sendable {
    // Proof of @unchecked Sendable: the variables are written before the injector is used.

    /// The object that the owning frame keeps alive by it: the plan, or the parent frame.
    let kept: AnyObject
    /// The object that a higher layer keeps for the injector.
    @usableFromInline package let attachment: _Attachment = _Attachment()
    /// The object kept for the injector and for all that overlay or supersede it.
    package private(set) var common: _Attachment = _Attachment()
    /// The chain of injectors that supersede each other, if this one is in one.
    package var chain: _InjectorChain?

    /// Makes the state of a frame that would otherwise keep an object itself.
    package init(keeping kept: AnyObject) {
        self.kept = kept
    }

    /// Shares an older injector's `common` object; `origin` is the frame of that injector.
    package func share(with older: _Injection, of origin: _Frame) {
        common = older.common
        common.noteOrigin(origin)
    }
}

/// The place of an object of a higher layer: one word, which is empty until it is used.
@usableFromInline
package final class _Attachment: Sendable {
    // Proof of Unmanaged: this owns the object from the moment it is stored, which happens once.
    @usableFromInline let word: Atomic<UInt> = Atomic(0)
    private let originReference: Mutex<WeakFrame?> = Mutex(nil)

    fileprivate init() {}

    deinit {
        object?.release()
    }

    // Proof of Unmanaged: as above.
    /// The object, if there is one; valid as long as this.
    @inlinable package var object: Unmanaged<AnyObject>? {
        UnsafeRawPointer(bitPattern: word.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
    }

    // Proof of Unmanaged: as above.
    /// Stores an object, and returns the first that was stored.
    package func store(_ new: AnyObject) -> Unmanaged<AnyObject> {
        let new = Unmanaged.passRetained(new)
        let address = UInt(bitPattern: new.toOpaque())
        let (isFirst, _) = word.compareExchange(expected: 0, desired: address, ordering: .acquiringAndReleasing)
        if isFirst { return new }
        new.release()
        // Proof of unsafelyUnwrapped: the exchange has failed because the word is not 0, and it never changes again.
        return object.unsafelyUnwrapped
    }

    /// The frame of the injector that the others overlay or supersede, as long as it lives.
    package var origin: _Frame? { originReference.withLock { $0 }?.frame }

    fileprivate func noteOrigin(_ frame: _Frame) {
        let frame = WeakFrame(frame)
        originReference.withLock { $0 = $0 ?? frame }
    }
}

/// A chain of injectors, each of which supersedes the one before, such as the states of a stack of modules.
package final class _InjectorChain: Sendable {
    private let reference: Mutex<WeakFrame?> = Mutex(nil)

    /// Makes an empty chain.
    package init() {}

    /// The frame of the injector that nothing supersedes, as long as it lives.
    package var newest: _Frame? {
        get { reference.withLock { $0 }?.frame }
        set {
            let new = newValue.map(WeakFrame.init)
            reference.withLock { $0 = new }
        }
    }
}
