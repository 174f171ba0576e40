// SPDX-License-Identifier: Apache-2.0

/// An instance whose binding has hooks, kept until it is disposed of.
final class RecordedInstance: @unchecked Sendable {
    // Proof of @unchecked Sendable: `isStopDue` is guarded by the lock of the record. An instance that is not Sendable
    // has hooks of the main actor only, and is released there.

    /// The instance: a word that owns it, or a weak cell.
    private enum Holder {
        case word(UInt)
        case cell(WeakCell)
        case none
    }

    let hooks: _Hooks
    /// The slot of the instance, which names its binding.
    let slot: Int
    /// Whether only the main actor may release the instance.
    let isMainOnly: Bool
    /// Whether `onStop` is to be called. Read and written under the lock of the record.
    var isStopDue: Bool = false
    private let holder: OrderedMutex<Holder>

    init<Element>(_ instance: Element, _ hooks: _Hooks, slot: Int, isMainOnly: Bool) {
        self.hooks = hooks
        self.slot = slot
        self.isMainOnly = isMainOnly
        if hooks.isWeak {
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
        holder.withLock { holder in
            // Proof of nonisolated(unsafe): an instance that is not Sendable is requested on the main actor only.
            nonisolated(unsafe) var found: Element?
            switch holder {
            case .word(let word): found = _unpack(word, as: Element.self)
            case .cell(let cell): found = cell.element(as: Element.self)
            case .none: found = nil
            }
            return found
        }
    }

    /// Calls `onDispose`, and lets go of the instance.
    func dispose() async {
        guard case .onMainActor = hooks.disposal else {
            return isMainOnly ? await disposeOnMainActor() : disposeHere()
        }
        await disposeOnMainActor()
    }

    @MainActor
    private func disposeOnMainActor() {
        disposeHere()
    }

    /// Whether `dispose` belongs to the main actor.
    var isDisposedOnMainActor: Bool {
        if case .onMainActor = hooks.disposal { true } else { isMainOnly }
    }

    /// Calls `onDispose` immediately, and releases the instance. The caller is on the main actor if that is needed.
    func disposeHere() {
        switch hooks.disposal {
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

extension _StopOrder {
    /// Takes the instance that ends next from a list in the order of making: the last one that no other one needs.
    func takeLast(of instances: inout [RecordedInstance]) -> RecordedInstance? {
        guard instances.count > 1 else { return instances.popLast() }
        let needs = needs
        guard !needs.isEmpty else { return instances.popLast() }
        let last = instances.indices.last { index in
            let slot = instances[index].slot
            return !instances.contains { needs[$0.slot]?.contains(slot) == true }
        }
        return instances.remove(at: last ?? instances.count - 1)
    }
}
