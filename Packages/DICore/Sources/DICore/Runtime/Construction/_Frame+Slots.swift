// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension _Frame {
    /// Loads the word of a slot, acquiring.
    @inlinable @inline(__always)
    func _word(_ index: Int) -> UInt {
        withUnsafeMutablePointerToElements { $0[index].word.load(ordering: .acquiring) }
    }

    /// Names the binding whose instance lies in a slot.
    func _step(_ index: Int) -> Diagnostic.Step {
        // Proof of Unmanaged: a layout belongs to the plan, which the outermost frame owns and this one reaches.
        _layout.takeUnretainedValue().describe(index)
    }

    /// Makes the shared instance of a slot, exactly once for any number of threads, and returns its word.
    ///
    /// `body` returns a word that owns its pointer, or 0 to leave the slot empty. Other threads wait while one runs it;
    /// if waiting could never end, the process traps with the path. Not generic on purpose: generic code that is not
    /// inlined stays unspecialised.
    ///
    /// If `body` may fail, `failed` is called in its place after a failure in the thread waited for, or if this thread
    /// would wait for itself.
    @usableFromInline @_optimize(speed)
    func _once(_ index: Int, failed: ((ConstructionError) -> Void)? = nil, _ body: () -> UInt) -> UInt {
        while true {
            if let made = _tryOnce(index, body) { return made }
            if let failure = _wait(for: index, mayFail: failed != nil) {
                failed?(failure)
                return 0
            }
        }
    }

    /// Makes the shared instance of a slot, unless another thread is about to; returns its word, if it has one then.
    @inline(__always)
    private func _tryOnce(_ index: Int, _ body: () -> UInt) -> UInt? {
        withUnsafeMutablePointerToElements { slots in
            let seen = slots[index].word.load(ordering: .acquiring)
            if _Slot.isInstance(seen) { return seen }
            if _Slot.isReleased(seen) { return _Slot.pointer(seen) }
            guard seen == 0 else { return nil }
            return slots[index].lock.withLockIfAvailable { _ in
                slots[index].make(by: _currentThread()) { _asOwner(of: index, body) }
            }
        }
    }

    /// Waits while another thread makes the shared instance of a slot, and returns its failure if `mayFail`.
    ///
    /// Not part of `_once`, of which the compiler makes a copy for each closure.
    @inline(never)
    private func _wait(for index: Int, mayFail: Bool) -> ConstructionError? {
        let (me, seen) = (_currentThread(), _word(index))
        if seen == me | 1 { _ThreadConstruction.trap(comingBackTo: index, of: self) }
        // A maker marks the word first, so an unmarked word is about to change.
        guard seen != 0, !_Slot.isInstance(seen), !_Slot.isReleased(seen) else { return nil }
        if let error = WaitGraph.enter(me, waitsFor: seen & ~1, toMake: index, of: self, mayFail: mayFail) {
            return error
        }
        return withUnsafeMutablePointerToElements { slots in
            slots[index].lock.withLock { _ in
                let failure = WaitGraph.leave(me)
                return mayFail && !_Slot.isInstance(_word(index)) ? failure : nil
            }
        }
    }

    /// Makes the shared instance of a slot as the injector of the frame's component, whatever the requester.
    @inline(__always)
    private func _asOwner(of index: Int, _ body: () -> UInt) -> UInt {
        guard !_isWithoutInjectors, _layout._withUnsafeGuaranteedRef({ $0.index >= 0 }) else { return body() }
        return _ThreadConstruction.fill(index, of: self, body)
    }

    /// Whether this frame has no injector, and no frame without one has an injector below.
    @inline(__always)
    private var _isWithoutInjectors: Bool {
        _injection == nil && !_ThreadConstruction.isAbovePlainFrames.load(ordering: .relaxed)
    }
}

extension _Frame {
    /// Runs an awaiting factory that fills a slot as the injector of the frame; without a change if the slot is -1.
    func _awaitingAsOwner<R>(
        of slot: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
    ) async rethrows -> R {
        // Proof of Unmanaged: as in the header.
        guard slot >= 0, let injection = _injection?.takeUnretainedValue() else { return try await body() }
        let scope = _Scope(injection.chain?.newest ?? self)
        return try await _Scope.$current.withValue(scope) { try await body() }
    }
}

extension _Frame {
    /// Makes the shared object of a slot by its node, exactly once, and returns its word.
    ///
    /// The same as `_once` for a slot that no thread is filling, of a frame without injectors: without a closure, for
    /// which frame and node would be retained.
    // Proof of Unmanaged here and below: the caller is a closure of the node, which therefore outlives the call.
    @inline(never) @_optimize(speed)
    func _onceObject(_ index: Int, by node: Unmanaged<_Node<AnyObject>>) -> UInt {
        let made = withUnsafeMutablePointerToElements { slots -> UInt? in
            guard slots[index].word.load(ordering: .acquiring) == 0, _isWithoutInjectors else { return nil }
            return slots[index].lock.withLockIfAvailable { _ in
                slots[index].make(by: _currentThread()) { _wordOfObject(by: node) }
            }
        }
        return made ?? _onceObjectSlowly(index, by: node)
    }

    // Proof of Unmanaged: as above.
    @inline(never)
    private func _onceObjectSlowly(_ index: Int, by node: Unmanaged<_Node<AnyObject>>) -> UInt {
        _once(index) { _wordOfObject(by: node) }
    }

    /// Makes an object, and returns a word that owns it.
    // Proof of Unmanaged: as above.
    @inline(__always)
    private func _wordOfObject(by node: Unmanaged<_Node<AnyObject>>) -> UInt {
        // Proof of Unmanaged: as above; and the slot releases what is retained here.
        UInt(bitPattern: Unmanaged.passRetained(node._withUnsafeGuaranteedRef { $0._make(self) }).toOpaque())
    }
}

extension _Frame {
    /// Makes the shared instance of a slot as `_once`; a failure leaves the slot empty, and reaches all threads that wait.
    func _onceThrowing(
        _ index: Int, _ body: () throws(ConstructionError) -> UInt
    ) throws(ConstructionError) -> UInt {
        var failure: ConstructionError?
        let word = _once(index, failed: { failure = $0 }) {
            do throws(ConstructionError) { return try body() } catch {
                failure = error
                WaitGraph.fail(index, of: self, with: error)
                return 0
            }
        }
        if let failure { throw failure }
        return word
    }

    /// Fills an empty slot with a word that owns its instance.
    func _publish(_ word: UInt, in index: Int) {
        let published = _once(index) { word }
        // Only a flight fills the slot of an instance that awaits, and there is one at a time.
        assert(published == word)
    }
}
