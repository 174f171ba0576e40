// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension _Frame {
    /// The breaker of a frame with guarded slots.
    private var breaker: CycleBreaker? {
        // Proof of Unmanaged: a layout belongs to the plan, which the outermost frame owns and this one reaches.
        guard let slot = _layout._withUnsafeGuaranteedRef({ $0.guarded?.breaker }) else { return nil }
        let seen = _word(slot)
        return _unpack(_Slot.isInstance(seen) ? seen : _once(slot) { _pack(CycleBreaker()) }, as: CycleBreaker.self)
    }

    /// Whether a slot is guarded.
    func _isGuarded(_ slot: Int) -> Bool {
        // Proof of Unmanaged: as above.
        _layout._withUnsafeGuaranteedRef { layout in
            guard let guarded = layout.guarded else { return false }
            return guarded.plain.contains(slot) || guarded.fallible.contains(slot)
        }
    }

    /// Returns the word of a guarded slot's instance, which the caller owns as well; 0 for none.
    func _retainedWord(_ slot: Int) -> UInt {
        withUnsafeMutablePointerToElements { $0[slot].retained() }
    }

    /// Returns the shared instance of a guarded slot, which is made on first use.
    ///
    /// Once the component is closed, each request makes an instance that no other request gets: kept, it would keep the frame.
    func _guarded<Element>(_ slot: Int, _ make: () -> Element) -> Element {
        let there = _retainedWord(slot)
        if there != 0 { return _takeWord(there, as: Element.self) }
        guard _enter() else { return _takeWord(_asOwner(of: slot) { _pack(make()) }, as: Element.self) }
        defer { _leave() }
        return _unpack(_once(slot) { _pack(make()) })
    }

    /// Returns the element of a cell that a closed component empties. As for a guarded slot.
    ///
    /// Its word is marked from the start, so that no hit finds it which holds no lock.
    func _guardedCell<Element>(_ make: () -> Element) -> Element {
        let there = _retainedWord(0)
        if there != 0 { return _takeWord(there, as: _Box<Element>.self)._value }
        let home = _parent
        guard home._enter() else { return _takeWord(_asOwner(of: 0) { _pack(make()) }, as: Element.self) }
        defer { home._leave() }
        let word = _once(0) {
            let made = make()
            home.breaker?.add(self)
            return _pack(_Box(made)) | _Slot.closedMark
        }
        return _unpack(_Slot.pointer(word), as: _Box<Element>.self)._value
    }
}

extension _Frame {
    /// Keeps guarded slots as they are until the caller leaves. Returns false if the component is closed.
    func _enter() -> Bool {
        breaker?.enter() ?? true
    }

    /// Ends what `_enter` began.
    func _leave() {
        guard breaker?.leave() == true else { return }
        let words = takeGuardedWords()
        guard !words.isEmpty else { return }
        _isMainOnly && !_isMainThread() ? _Slot.releaseOnMainActor(words) : words.forEach(_Slot.release)
    }

    /// Empties guarded slots, now or when the last one leaves. Returns words, which the caller then owns.
    func _closeGuarded() -> [UInt] {
        breaker?.close() == true ? takeGuardedWords() : []
    }

    /// Whether guarded slots of this frame or one above are empty or about to be.
    var _isEmptied: Bool {
        var frame = self
        while true {
            // Proof of Unmanaged: as above.
            let slot = frame._layout._withUnsafeGuaranteedRef { $0.guarded?.breaker }
            if let slot, _Slot.isInstance(frame._word(slot)), frame.breaker?.isClosed == true { return true }
            guard let parent = frame._parentIfAny else { return false }
            frame = parent
        }
    }

    /// Keeps instances above that throw or await for as long as their frames live: an injector of this frame requests them at
    /// once, and they can't be made again at once.
    package func _keepFallibleAbove() {
        var frame = self
        while let parent = frame._parentIfAny {
            // Proof of Unmanaged: as above.
            let isConcerned = parent._layout._withUnsafeGuaranteedRef { $0.guarded?.fallible.isEmpty == false }
            if isConcerned { parent.breaker?.keepFallible() }
            frame = parent
        }
    }

    /// Takes the instances out of all guarded slots and cells, after the last one has left.
    private func takeGuardedWords() -> [UInt] {
        // Proof of Unmanaged: as above.
        guard let breaker, let guarded = _layout.takeUnretainedValue().guarded else { return [] }
        let slots = guarded.plain + (breaker.keepsFallible ? [] : guarded.fallible)
        let words = withUnsafeMutablePointerToElements { all in slots.map { all[$0].empty() } }
        let cells = breaker.takeCells().compactMap(\.frame)
        return (words + cells.map { $0.withUnsafeMutablePointerToElements { $0[0].empty() } }).filter { $0 != 0 }
    }
}
