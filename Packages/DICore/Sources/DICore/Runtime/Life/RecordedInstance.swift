// SPDX-License-Identifier: Apache-2.0

/// An instance whose binding has hooks, kept until it is disposed of.
package final class RecordedInstance: @unchecked Sendable {
    // Proof of @unchecked Sendable: the variables are guarded by the lock of the record. An instance that is not Sendable
    // has hooks of the main actor only, and is released there.

    /// A reference of its own to the object of the word.
    private struct Reference: @unchecked Sendable {
        // Proof of @unchecked Sendable: an instance that is not Sendable is requested on the main actor only.
        let object: AnyObject?
    }

    let hooks: _Hooks
    /// The slot of the instance, which names its binding.
    let slot: Int
    /// Whether only the main actor may release the instance.
    let isMainOnly: Bool
    /// The request to finish that its function gets.
    let request: _StopRequest?
    /// Whether `onEnd` and `onStop` are to be called, once it is its turn.
    // Proof of @exclusivity(unchecked), throughout: the lock of the record is held, and no access runs code of others.
    @exclusivity(unchecked) var isStopDue: Bool = false
    /// Whether its turn to be stopped is yet to come.
    @exclusivity(unchecked) var mayStop: Bool = false
    /// The function that runs, once it was called.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) var runner: _LimitedTask?
    /// The instance that was made before, in the list of the record.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) var previous: RecordedInstance?
    /// The word that owns the instance, or its weak cell if it is shared weakly; 0 once it is disposed of.
    private let word: OrderedMutex<UInt>

    init<Element>(_ instance: Element, _ hooks: _Hooks, slot: Int, isMainOnly: Bool) {
        self.hooks = hooks
        self.slot = slot
        self.isMainOnly = isMainOnly
        request = hooks.functions.isAsked ? _StopRequest() : nil
        if hooks.functions.isWeak {
            let cell = WeakCell()
            cell.remember(instance)
            word = OrderedMutex(_pack(cell))
        } else {
            word = OrderedMutex(_pack(instance))
        }
    }

    deinit {
        let word = takeWord()
        isMainOnly && !_isMainThread() ? _Slot.releaseOnMainActor([word]) : _Slot.release(word)
    }

    /// Returns the instance unless it is gone: disposed of, or shared weakly and released.
    ///
    /// The type is that of the binding's element, under which the instance was noted.
    func instance<Element>(as type: Element.Type) -> Element? {
        let reference = word.withLock { word in
            // Proof of Unmanaged: the word owns the object while the lock is held.
            Reference(object: UnsafeRawPointer(bitPattern: word).map { Unmanaged.fromOpaque($0).takeUnretainedValue() })
        }
        guard let object = reference.object else { return nil }
        // Proof of Unmanaged: `object` is a reference of its own to the object of the word.
        return withExtendedLifetime(object) {
            let word = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            guard hooks.functions.isWeak else { return .some(_unpack(word, as: Element.self)) }
            return _unpack(word, as: WeakCell.self).element(as: Element.self)
        }
    }

    /// Calls `onEnd` or `onStop`.
    @inline(__always)
    func stop(by hook: LifecycleHook, _ outcome: ComponentOutcome, in order: _StopOrder) async throws {
        if order.mayMake {
            try await _Life.$isStopping.withValue(true) { try await call(hook, outcome) }
        } else {
            try await call(hook, outcome)
        }
    }

    @inline(__always)
    private func call(_ hook: LifecycleHook, _ outcome: ComponentOutcome) async throws {
        if hook == .onEnd {
            try await hooks.functions.end?(self, outcome)
        } else {
            try await hooks.functions.stop?(self)
        }
    }

    /// Calls `onDispose`, and releases the instance.
    @MainActor
    func disposeOnMainActor() {
        disposeHere()
    }

    /// Whether disposing belongs to the main actor.
    var isDisposedOnMainActor: Bool {
        if case .onMainActor = hooks.functions.disposal { true } else { isMainOnly }
    }

    /// Calls `onDispose` immediately, and releases the instance. The caller is on the main actor if that is needed.
    func disposeHere() {
        switch hooks.functions.disposal {
        case .anywhere(let hook): hook(self)
        case .onMainActor(let hook):
            // Proof of unsafeBitCast: isolation to a global actor isn't part of a synchronous function's convention, and
            // the caller is on the main thread.
            unsafeBitCast(hook, to: (@Sendable (RecordedInstance) -> Void).self)(self)
        case nil: break
        }
        _Slot.release(takeWord())
    }

    private func takeWord() -> UInt {
        word.withLock { word in
            defer { word = 0 }
            return word
        }
    }
}
