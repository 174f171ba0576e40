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

    /// Whether closing the component has more to do than to let go of its frame: it or one below has hooks, or instances that
    /// throw, await, or belong to the main actor.
    package var _hasLife: Bool {
        // Proof of Unmanaged: as above.
        _layout._withUnsafeGuaranteedRef { $0.hasEnd }
    }

    /// The record of the frame if there is one already.
    var _knownLife: _Life? {
        // Proof of Unmanaged: as above.
        let slot = _layout._withUnsafeGuaranteedRef { $0.lifeSlot }
        guard slot >= 0, _Slot.isInstance(_word(slot)) else { return nil }
        return _unpack(_word(slot), as: _Life.self)
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
    var _openedLife: _Life? {
        var frame = self
        while true {
            if let life = frame._knownLife, life.isOpened { return life }
            guard let parent = frame._parentIfAny else { return nil }
            frame = parent
        }
    }

    /// Throws if a component that is to be built in this frame would belong to one that is closing or closed.
    package func _checkOpen(for component: Any.Type) throws(ClosedComponentError) {
        if _openedLife?.isClosing == true { throw ClosedComponentError(_component: component) }
    }

    /// Throws if everything in this frame has been disposed of.
    func _checkNotClosed<Element>(for element: Element.Type) throws(ClosedComponentError) {
        guard _openedLife?.isClosed == true || _isEmptied else { return }
        throw ClosedComponentError(instance: _TypeSpelling(of: element).text { _ in false }, of: _component)
    }

    /// The record that a component in this frame belongs to, if that is open.
    var _outerLife: _Life? { _parentIfAny?._openedLife }

    /// Begins work of a build in this frame, which the closing of a component above waits for; nil if none is open.
    package func _beginBuild(of component: Any.Type) throws(ClosedComponentError) -> _BuildStay? {
        guard let life = _outerLife else { return nil }
        let stay = Stay(in: life) { Diagnostic.Step(name: _TypeSpelling(of: component).text { _ in false }) }
        guard let stay else { throw ClosedComponentError(_component: component) }
        return _BuildStay(stay: stay)
    }
}

/// A build under way below an open component.
package struct _BuildStay: Sendable {
    let stay: Stay

    /// Ends it.
    package func end() {
        stay.end()
    }
}
