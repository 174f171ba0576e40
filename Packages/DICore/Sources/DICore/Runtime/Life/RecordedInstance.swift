// SPDX-License-Identifier: Apache-2.0

/// An instance whose binding has hooks, kept until it is disposed of.
package final class RecordedInstance: @unchecked Sendable {
    // Proof of @unchecked Sendable: the variables are guarded by the lock of the record. An instance that is not Sendable
    // has hooks of the main actor only, and is released there.

    /// The instance: a word that owns it, or a weak cell.
    private enum Holder {
        case word(UInt)
        case cell(WeakCell)
        case none
    }

    /// The content of a holder, with a reference of its own.
    private enum Found: @unchecked Sendable {
        // Proof of @unchecked Sendable: an instance that is not Sendable is requested on the main actor only.
        case object(AnyObject)
        case cell(WeakCell)

        init?(_ holder: Holder) {
            switch holder {
            case .word(let word):
                guard let pointer = UnsafeRawPointer(bitPattern: word) else { return nil }
                // Proof of Unmanaged: the word owns the object while the lock is held.
                self = .object(Unmanaged.fromOpaque(pointer).takeUnretainedValue())
            case .cell(let cell): self = .cell(cell)
            case .none: return nil
            }
        }
    }

    let hooks: _Hooks
    /// The slot of the instance, which names its binding.
    let slot: Int
    /// Whether only the main actor may release the instance.
    let isMainOnly: Bool
    /// The request to finish that its function gets.
    let request: _FinishRequest?
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
    private let holder: OrderedMutex<Holder>

    init<Element>(_ instance: Element, _ hooks: _Hooks, slot: Int, isMainOnly: Bool) {
        self.hooks = hooks
        self.slot = slot
        self.isMainOnly = isMainOnly
        request = hooks.functions.isAsked ? _FinishRequest() : nil
        if hooks.functions.isWeak {
            let cell = WeakCell()
            cell.remember(instance)
            holder = OrderedMutex(.cell(cell))
        } else {
            holder = OrderedMutex(.word(_pack(instance)))
        }
    }

    deinit {
        guard let word = takeWord() else { return }
        isMainOnly && !_isMainThread() ? _Slot.releaseOnMainActor([word]) : _Slot.release(word)
    }

    /// Returns the instance unless it is gone: disposed of, or shared weakly and released.
    ///
    /// The type is that of the binding's element, under which the instance was noted.
    func instance<Element>(as type: Element.Type) -> Element? {
        switch holder.withLock({ Found($0) }) {
        case .object(let object):
            // Proof of Unmanaged: `object` is a reference of its own to the object of the word.
            withExtendedLifetime(object) {
                _unpack(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), as: Element.self)
            }
        case .cell(let cell): cell.element(as: Element.self)
        case nil: nil
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
        if let word = takeWord() { _Slot.release(word) }
    }

    private func takeWord() -> UInt? {
        holder.withLock { holder in
            defer { holder = .none }
            if case .word(let word) = holder { return word } else { return nil }
        }
    }
}
