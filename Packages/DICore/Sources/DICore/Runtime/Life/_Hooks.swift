// SPDX-License-Identifier: Apache-2.0

/// The functions that a binding has called at the start, the stop and the end of its instances.
package final class _Hooks: Sendable {
    /// A hook that may await; one of the main actor goes there itself.
    typealias Call = @Sendable (RecordedInstance) async throws -> Void
    /// The same for a hook that takes the outcome.
    typealias EndCall = @Sendable (RecordedInstance, ComponentOutcome) async throws -> Void

    /// A hook for the end of an instance.
    enum Disposal: Sendable {
        case anywhere(@Sendable (RecordedInstance) -> Void)
        case onMainActor(@MainActor @Sendable (RecordedInstance) -> Void)
    }

    let start: Call?
    let end: EndCall?
    let stop: Call?
    let disposal: Disposal?
    /// Whether the instances are shared weakly, so that no record may keep them.
    let isWeak: Bool

    /// Makes the hooks of a binding that has none yet.
    package convenience init() {
        self.init(start: nil, end: nil, stop: nil, disposal: nil, isWeak: false)
    }

    init(start: Call?, end: EndCall?, stop: Call?, disposal: Disposal?, isWeak: Bool) {
        self.start = start
        self.end = end
        self.stop = stop
        self.disposal = disposal
        self.isWeak = isWeak
    }

    /// Whether closing calls a hook other than `onDispose`.
    var hasStop: Bool { end != nil || stop != nil }

    /// The kinds of hooks that there are.
    package var kinds: _HookKinds {
        var kinds: _HookKinds = []
        if start != nil { kinds.insert(.start) }
        if end != nil { kinds.insert(.end) }
        if stop != nil { kinds.insert(.stop) }
        if disposal != nil { kinds.insert(.dispose) }
        return kinds
    }

    /// The same hooks for a binding that is shared weakly: they are called for an instance as long as it lives.
    package var _weak: _Hooks {
        _Hooks(start: start, end: end, stop: stop, disposal: disposal, isWeak: true)
    }

    /// Notes a new instance in the record of its frame, before the instance is published.
    ///
    /// Instances without a slot, which are not shared, have no hooks.
    func note<Element>(_ instance: Element, _ slot: Int, _ frame: _Frame) {
        guard slot >= 0, let life = frame._life else { return }
        life.note(
            RecordedInstance(instance, self, slot: slot, isMainOnly: frame._isMainOnly),
            isGuarded: frame._isGuarded(slot))
    }
}

extension _Hooks {
    /// Returns the hooks with an `onStart`.
    package func _starting<Element>(
        _ hook: @escaping @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        _Hooks(start: Self.call(hook), end: end, stop: stop, disposal: disposal, isWeak: isWeak)
    }

    /// Returns the hooks with an `onStart` of the main actor.
    package func _startingOnMainActor<Element>(
        _ hook: @escaping @MainActor @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        _Hooks(start: Self.callOnMainActor(hook), end: end, stop: stop, disposal: disposal, isWeak: isWeak)
    }

    /// Returns the hooks with an `onEnd`.
    package func _ending<Element>(
        _ hook: @escaping @Sendable (Element, ComponentOutcome) async throws -> Void
    ) -> _Hooks {
        let end: EndCall = { noted, outcome in
            if let instance = noted.instance(as: Element.self) { try await hook(instance, outcome) }
        }
        return _Hooks(start: start, end: end, stop: stop, disposal: disposal, isWeak: isWeak)
    }

    /// Returns the hooks with an `onEnd` of the main actor.
    package func _endingOnMainActor<Element>(
        _ hook: @escaping @MainActor @Sendable (Element, ComponentOutcome) async throws -> Void
    ) -> _Hooks {
        let hopped: @MainActor @Sendable (RecordedInstance, ComponentOutcome) async throws -> Void = { noted, outcome in
            if let instance = noted.instance(as: Element.self) { try await hook(instance, outcome) }
        }
        let end: EndCall = { noted, outcome in try await hopped(noted, outcome) }
        return _Hooks(start: start, end: end, stop: stop, disposal: disposal, isWeak: isWeak)
    }

    /// Returns the hooks with an `onStop`.
    package func _stopping<Element>(
        _ hook: @escaping @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        _Hooks(start: start, end: end, stop: Self.call(hook), disposal: disposal, isWeak: isWeak)
    }

    /// Returns the hooks with an `onStop` of the main actor.
    package func _stoppingOnMainActor<Element>(
        _ hook: @escaping @MainActor @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        _Hooks(start: start, end: end, stop: Self.callOnMainActor(hook), disposal: disposal, isWeak: isWeak)
    }

    /// Returns the hooks with an `onDispose`.
    package func _disposing<Element>(_ hook: @escaping @Sendable (Element) -> Void) -> _Hooks {
        let disposal = Disposal.anywhere { noted in
            if let instance = noted.instance(as: Element.self) { hook(instance) }
        }
        return _Hooks(start: start, end: end, stop: stop, disposal: disposal, isWeak: isWeak)
    }

    /// Returns the hooks with an `onDispose` of the main actor.
    package func _disposingOnMainActor<Element>(_ hook: @escaping @MainActor @Sendable (Element) -> Void) -> _Hooks {
        let disposal = Disposal.onMainActor { noted in
            if let instance = noted.instance(as: Element.self) { hook(instance) }
        }
        return _Hooks(start: start, end: end, stop: stop, disposal: disposal, isWeak: isWeak)
    }

    private static func call<Element>(_ hook: @escaping @Sendable (Element) async throws -> Void) -> Call {
        { noted in
            if let instance = noted.instance(as: Element.self) { try await hook(instance) }
        }
    }

    private static func callOnMainActor<Element>(
        _ hook: @escaping @MainActor @Sendable (Element) async throws -> Void
    ) -> Call {
        let hopped: @MainActor @Sendable (RecordedInstance) async throws -> Void = { noted in
            if let instance = noted.instance(as: Element.self) { try await hook(instance) }
        }
        return { noted in try await hopped(noted) }
    }
}
