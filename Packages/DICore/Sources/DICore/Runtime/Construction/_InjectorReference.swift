// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The injector that a frame belongs to, as the engine knows it.
///
/// The outermost frame owns it, or the frame of a component below others, and all frames below inherit it. The injector itself is
/// an object of a higher layer, which is made again when something is made in a frame that has outlived it, such as through a
/// provider.
///
/// Public, since a class that a higher layer inherits from has to be open; what it overrides takes a `_Frame` as an object, since
/// that class is not public.
open class _InjectorReference: @unchecked Sendable {
    // Proof of @unchecked Sendable: an atomic, a mutex, and an object that is only kept.

    /// The object that the owning frame keeps alive by the maker: the plan, or the frame around.
    let kept: AnyObject
    /// The address of the injector that this refers to, until its end begins; or 0.
    private let address: Atomic<UInt> = Atomic(0)

    private let reference: OrderedMutex<Reference> = OrderedMutex(Reference())

    private struct Reference: @unchecked Sendable {
        // Proof of @unchecked Sendable: an injector is Sendable.
        weak var injector: AnyObject?
    }

    private struct Held: @unchecked Sendable {
        // Proof of @unchecked Sendable: as above.
        let injector: AnyObject?
    }

    /// Makes the maker of a frame that would keep an object otherwise.
    public init(keeping kept: AnyObject) {
        self.kept = kept
    }

    /// Makes the injector again for a frame that refers to this object, if that is possible.
    open func makeInjector(for frame: AnyObject) -> AnyObject? { nil }

    /// Notes that the shared instance of a slot has requested others by itself while it was made.
    open func noteAsking(of slot: Int, in frame: AnyObject) {}

    /// The injector that makes the shared instance of a slot in place of this one's, if there is one.
    open func heir(toFill slot: Int, in frame: AnyObject) -> AnyObject? { nil }

    /// Whether there may be an heir.
    public final let hasHeir: Atomic<Bool> = Atomic(false)

    /// The injector, for a frame that refers to this object.
    final func injector(for frame: _Frame) -> AnyObject? {
        while true {
            if let held = known(for: frame) { return held.injector }
            // The injector's last reference is gone, and its end is about to be noted.
            _ = _yieldThread()
        }
    }

    /// The injector, or the one that is made now; nil while an injector ends.
    private func known(for frame: _Frame) -> Held? {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        return reference.withLock { reference -> Held? in
            if let injector = reference.injector { return Held(injector: injector) }
            guard address.load(ordering: .acquiring) == 0 else { return nil }
            let injector = makeInjector(for: frame)
            reference.injector = injector
            if let injector { address.store(Self.address(of: injector), ordering: .releasing) }
            return Held(injector: injector)
        }
    }

    /// Whether this refers to an injector.
    package final func isReferring(to injector: AnyObject) -> Bool {
        address.load(ordering: .acquiring) == Self.address(of: injector)
    }

    /// Refers to an injector, before it makes something that may lead back to it.
    ///
    /// Not before, since a weak reference takes an allocation, and makes all references slow to count.
    package final func refer(to injector: AnyObject) {
        let held = Held(injector: injector)
        reference.withLock { reference in
            reference.injector = held.injector
            address.store(Self.address(of: held.injector), ordering: .releasing)
        }
    }

    // Proof of UnsafeRawPointer: only the address is compared.
    /// Notes the end of an injector; the first thing that its deinitialiser does.
    package final func forget(_ injector: UnsafeRawPointer) {
        _ = address.compareExchange(
            expected: UInt(bitPattern: injector), desired: 0, ordering: .acquiringAndReleasing)
    }

    private static func address(of injector: AnyObject?) -> UInt {
        // Proof of Unmanaged: only the address is taken.
        UInt(bitPattern: injector.map { Unmanaged.passUnretained($0).toOpaque() })
    }

    /// The injector if it is current on this thread, which then keeps it alive.
    private var currentInjector: AnyObject? {
        guard let record = _ThreadConstruction.current else { return nil }
        guard let maker = record.pointee.maker else {
            let current = record.pointee.injector()
            guard UInt(bitPattern: current?.toOpaque()) == address.load(ordering: .acquiring) else { return nil }
            // Proof of Unmanaged: as for a record.
            return current?.takeUnretainedValue()
        }
        // Proof of Unmanaged: as for a record; and only addresses are compared.
        guard maker.toOpaque() == Unmanaged.passUnretained(self).toOpaque() else { return nil }
        return record.pointee.injector()?.takeUnretainedValue()
    }

    // Proof of Unmanaged: the plan owns its nodes.
    /// Runs a function that makes something as the injector, and hands the injector on to the tasks that it starts.
    ///
    /// One function for all types and closures, each of which would have a copy of all that this one calls.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    final func run<R>(
        filling slot: Int = -1, of frame: _Frame, requestedBy node: Unmanaged<_AnyNode>? = nil, _ body: () -> R
    ) -> R {
        let heir = slot >= 0 && hasHeir.load(ordering: .acquiring) ? heir(toFill: slot, in: frame) : nil
        let current = heir ?? currentInjector
        // What the injector is making may be known not to start tasks, and have no scope. Objects made by that one then have their own scope.
        if slot < 0, let current, _Scope.isCurrent(current), node?._withUnsafeGuaranteedRef(\._isUnknown) != true {
            return body()
        }
        guard let injector = current ?? injector(for: frame) else { return body() }
        // Proof of Unmanaged: the frame keeps this object, and the variables outlive the call.
        let record = _ThreadConstruction(
            .passUnretained(self), .passUnretained(injector), requester: node, frame: .passUnretained(frame), slot: slot
        )
        return _ThreadConstruction.with(record) { _Scope.bind(injector, learningOf: node, body) }
    }
}
