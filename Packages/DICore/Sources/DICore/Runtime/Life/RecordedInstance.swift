// SPDX-License-Identifier: Apache-2.0

/// An instance whose binding has hooks, kept until it is disposed of.
package final class RecordedInstance: OwnedInstance, @unchecked Sendable {
    // Proof of @unchecked Sendable: the variables are guarded by the lock of the record. An instance that is not Sendable
    // has hooks of the main actor only, and is released there.

    let hooks: _Hooks
    /// The slot of the instance, which names its binding.
    let slot: Int
    /// The stop request of its `running` function.
    let request: _StopRequest?
    /// Whether `onEnd` and `onStop` are to be called in its turn.
    // Proof of @exclusivity(unchecked), throughout: the lock of the record is held, and no access runs client code.
    @exclusivity(unchecked) var isStopDue: Bool = false
    /// Whether its turn to be stopped is yet to come.
    @exclusivity(unchecked) var mayStop: Bool = false
    /// The task of its `running` function, once that is called.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) var runner: _LimitedTask?
    /// The instance before this one in the list of the record.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) var previous: RecordedInstance?
    /// Records an instance; a weakly shared one is only kept in a weak cell.
    init<Element>(_ instance: Element, _ hooks: _Hooks, slot: Int, isMainOnly: Bool) {
        self.hooks = hooks
        self.slot = slot
        request = hooks.isAsked ? _StopRequest() : nil
        if hooks.isWeak {
            let cell = WeakCell()
            cell.remember(instance)
            super.init(_pack(cell), isMainOnly: isMainOnly)
        } else {
            super.init(_pack(instance), isMainOnly: isMainOnly)
        }
    }

    /// Returns the instance unless it is gone: disposed of, or shared weakly and released.
    ///
    /// The type is the binding's element, under which the instance was noted.
    func instance<Element>(as type: Element.Type) -> Element? {
        let word = retained()
        guard word != 0 else { return nil }
        guard hooks.isWeak else { return .some(_takeWord(word, as: Element.self)) }
        return _takeWord(word, as: WeakCell.self).element(as: Element.self)
    }

    /// Calls `onEnd` or `onStop`.
    @inline(__always)
    func stop(by hook: LifecycleHook, _ outcome: ComponentOutcome, in order: _StopOrder) async throws {
        guard let call = hook == .onEnd ? hooks.end : hooks.stop else { return }
        if order.mayMake {
            try await _Life.$isStopping.withValue(true) { try await call(self, outcome) }
        } else {
            try await call(self, outcome)
        }
    }

    /// Calls `onDispose`, and releases the instance.
    @MainActor
    func disposeOnMainActor() {
        disposeHere()
    }

    /// Whether disposing belongs to the main actor.
    var isDisposedOnMainActor: Bool { isMainOnly || hooks.isDisposedOnMainActor }

    /// Calls `onDispose` immediately, and releases the instance. The caller is on the main actor if that is needed.
    func disposeHere() {
        hooks.dispose?(self)
        _Slot.release(takeWord())
    }
}
