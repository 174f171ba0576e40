// SPDX-License-Identifier: Apache-2.0

/// The hooks of a binding: functions called at the start, the stop and the end of its instances.
package final class _Hooks: @unchecked Sendable {
    // Proof of @unchecked Sendable and @exclusivity(unchecked): only `_adding` writes, before the object is shared.

    /// A hook that may await; one of the main actor switches to it. Only `onEnd` takes the outcome.
    package typealias Call = @Sendable (RecordedInstance, ComponentOutcome) async throws -> Void

    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) package var start: Call?
    @exclusivity(unchecked) package var run: Call?
    @exclusivity(unchecked) package var end: Call?
    @exclusivity(unchecked) package var stop: Call?
    /// Called at the end of an instance.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) var dispose: (@Sendable (RecordedInstance) -> Void)?
    /// Whether that is called on the main actor.
    @exclusivity(unchecked) var isDisposedOnMainActor: Bool = false
    /// Gets the record of the component.
    var noting: (@Sendable (RecordedInstance, _Life) -> Void)?
    /// Whether `run` may return before the stop.
    var mayReturn: Bool = false
    /// Whether `run` and `stop` share a request to finish.
    var isAsked: Bool = false
    /// Whether the instances are shared weakly, so that no record may keep them.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) var isWeak: Bool = false

    /// Makes the hooks of a binding that has none yet.
    package init() {}

    /// Returns a changed copy of the hooks.
    package func _adding(_ change: (_ copy: _Hooks) -> Void) -> _Hooks {
        let copy = _Hooks()
        (copy.start, copy.run, copy.end, copy.stop) = (start, run, end, stop)
        (copy.dispose, copy.isDisposedOnMainActor) = (dispose, isDisposedOnMainActor)
        (copy.noting, copy.mayReturn, copy.isAsked, copy.isWeak) = (noting, mayReturn, isAsked, isWeak)
        change(copy)
        return copy
    }

    /// Whether a start has hooks to call.
    var hasStart: Bool { start != nil || run != nil }

    /// Whether a stop has hooks to call before it disposes.
    var hasStop: Bool { stopping(after: nil) != nil }

    /// The next hook of a stop after `last`, or the first one.
    func stopping(after last: LifecycleHook?) -> LifecycleHook? {
        if last == nil, end != nil { return .onEnd }
        if last == nil || last == .onEnd, stop != nil { return .onStop }
        return last != .running && run != nil ? .running : nil
    }

    /// The kinds of hooks that there are.
    package var kinds: _HookKinds {
        var kinds: _HookKinds = []
        if start != nil { kinds.insert(.start) }
        if run != nil { kinds.insert(.run) }
        if end != nil { kinds.insert(.end) }
        if stop != nil { kinds.insert(.stop) }
        if dispose != nil { kinds.insert(.dispose) }
        if noting != nil { kinds.insert(.note) }
        return kinds
    }

    /// The same hooks for a binding that is shared weakly: they are called for an instance as long as it lives.
    package var _weak: _Hooks { _adding { $0.isWeak = true } }

    /// Notes a new instance in the record of its frame, before the instance is published.
    ///
    /// Instances without a slot, which are not shared, have no hooks.
    func note<Element>(_ instance: Element, _ slot: Int, _ frame: _Frame) {
        guard slot >= 0, let life = frame._life else { return }
        let noted = RecordedInstance(instance, self, slot: slot, isMainOnly: frame._isMainOnly)
        noting?(noted, life)
        life.note(noted)
    }
}
