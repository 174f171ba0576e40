// SPDX-License-Identifier: Apache-2.0

extension _Frame {
    /// The record of the frame, made on first use; nil in a component without hooks in itself or below.
    var _life: _Life? {
        // Proof of Unmanaged: a layout belongs to the plan, which the outermost frame owns and this one reaches.
        let layout = _layout.takeUnretainedValue()
        guard layout.lifeSlot >= 0 else { return nil }
        let seen = _word(layout.lifeSlot)
        let word =
            _Slot.isInstance(seen) ? seen : _once(layout.lifeSlot) { _pack(_Life(layout.stopOrder, layout.describe)) }
        return _unpack(word, as: _Life.self)
    }

    /// Whether stopping the component takes more than releasing its frame: it or one below has hooks, or instances that
    /// throw, await, or belong to the main actor.
    package var _hasLife: Bool {
        // Proof of Unmanaged: as above.
        _layout._withUnsafeGuaranteedRef { $0.hasEnd }
    }

    /// The record of the frame if there is one already.
    var _knownLife: _Life? { _uncountedLife?.takeUnretainedValue() }

    /// The same without counting the reference, since all requests of a server would contend for one count.
    // Proof of Unmanaged: as above; and the slot owns the record as long as the frame lives.
    private var _uncountedLife: Unmanaged<_Life>? {
        let slot = _layout._withUnsafeGuaranteedRef { $0.lifeSlot }
        guard slot >= 0 else { return nil }
        let word = _word(slot)
        guard _Slot.isInstance(word) else { return nil }
        return UnsafeRawPointer(bitPattern: word).map { Unmanaged.fromOpaque($0) }  // Proof of Unmanaged: as above.
    }

    /// Whether only the main actor may release the instances of the frame.
    var _isMainOnly: Bool {
        // Proof of Unmanaged: as above.
        _layout._withUnsafeGuaranteedRef { $0.isMainOnly }
    }

    /// The type of the component.
    var _component: Any.Type {
        // Proof of Unmanaged: as above.
        _layout._withUnsafeGuaranteedRef { $0.component }
    }

    /// The nearest record, of this frame or one above, of a component that was opened, rather than only built.
    var _openedLife: _Life? { _uncountedOpenedLife?.takeUnretainedValue() }

    // Proof of Unmanaged: a frame owns the one above, and this one is borrowed.
    private var _uncountedOpenedLife: Unmanaged<_Life>? {
        var frame = Unmanaged.passUnretained(self)
        while true {
            let life = frame._withUnsafeGuaranteedRef { $0._uncountedLife }
            if let life, life._withUnsafeGuaranteedRef({ $0.isOpened }) { return life }
            guard let parent = frame._withUnsafeGuaranteedRef({ $0._uncountedParentIfAny }) else { return nil }
            frame = parent
        }
    }

    /// Throws if a component that is to be built in this frame would belong to one that is stopping or released.
    package func _checkOpen(for component: Any.Type) throws(ClosedComponentError) {
        // Proof of Unmanaged: as above.
        if _uncountedOpenedLife?._withUnsafeGuaranteedRef({ $0._isStopping }) == true {
            throw ClosedComponentError(_component: component)
        }
    }

    /// Throws if everything in this frame has been disposed of.
    func _checkNotClosed<Element>(for element: Element.Type) throws(ClosedComponentError) {
        guard let life = _openedLife, life.isReleased else { return }
        throw ClosedComponentError(instance: _spelling(of: element), of: _component)
    }

    /// The record that a component in this frame belongs to, if that is open.
    var _outerLife: _Life? { _parentIfAny?._openedLife }

    /// Begins work of a build in this frame, which the stop of an ancestor waits for; nil if none is open.
    package func _beginBuild(of component: Any.Type) throws(ClosedComponentError) -> _Stay? {
        guard let life = _outerLife else { return nil }
        guard let stay = _Stay(in: life, makes: component) else { throw ClosedComponentError(_component: component) }
        return stay
    }
}
