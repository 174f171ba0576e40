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

    /// The functions, each of which there may be.
    struct Functions: Sendable {
        var start: Call?
        var run: Call?
        var end: EndCall?
        var stop: Call?
        var disposal: Disposal?
        /// Gets the record of the component.
        var note: (@Sendable (RecordedInstance, _Life) -> Void)?
        /// Whether `run` may return before the stop.
        var mayReturn: Bool = false
        /// Whether `run` and `stop` share a request to finish.
        var isAsked: Bool = false
        /// Whether the instances are shared weakly, so that no record may keep them.
        var isWeak: Bool = false
    }

    let functions: Functions

    /// Makes the hooks of a binding that has none yet.
    package convenience init() {
        self.init(Functions())
    }

    private init(_ functions: Functions) {
        self.functions = functions
    }

    private func adding(_ change: (inout Functions) -> Void) -> _Hooks {
        var functions = functions
        change(&functions)
        return _Hooks(functions)
    }

    /// Whether starting has something to do.
    var hasStart: Bool { functions.start != nil || functions.run != nil }

    /// Whether closing has something to do before it disposes.
    var hasStop: Bool { stopping(after: nil) != nil }

    /// The hook that a closing has to deal with after another one, or first.
    func stopping(after last: BindingGraph.Hook?) -> BindingGraph.Hook? {
        if last == nil, functions.end != nil { return .onEnd }
        if last == nil || last == .onEnd, functions.stop != nil { return .onStop }
        return last != .running && functions.run != nil ? .running : nil
    }

    /// The kinds of hooks that there are.
    package var kinds: _HookKinds {
        var kinds: _HookKinds = []
        if functions.start != nil { kinds.insert(.start) }
        if functions.run != nil { kinds.insert(.run) }
        if functions.end != nil { kinds.insert(.end) }
        if functions.stop != nil { kinds.insert(.stop) }
        if functions.disposal != nil { kinds.insert(.dispose) }
        if functions.note != nil { kinds.insert(.note) }
        return kinds
    }

    /// The same hooks for a binding that is shared weakly: they are called for an instance as long as it lives.
    package var _weak: _Hooks { adding { $0.isWeak = true } }

    /// Notes a new instance in the record of its frame, before the instance is published.
    ///
    /// Instances without a slot, which are not shared, have no hooks.
    func note<Element>(_ instance: Element, _ slot: Int, _ frame: _Frame) {
        guard slot >= 0, let life = frame._life else { return }
        let noted = RecordedInstance(instance, self, slot: slot, isMainOnly: frame._isMainOnly)
        functions.note?(noted, life)
        life.note(noted, isGuarded: frame._isGuarded(slot))
    }
}

extension _Hooks {
    /// Returns the hooks with an `onStart`.
    package func _starting<Element>(_ hook: @escaping @Sendable (Element) async throws -> Void) -> _Hooks {
        adding { $0.start = Self.call(hook) }
    }

    /// Returns the hooks with an `onStart` of the main actor.
    package func _startingOnMainActor<Element>(
        _ hook: @escaping @MainActor @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        adding { $0.start = Self.callOnMainActor(hook) }
    }

    /// Returns the hooks with a function that runs while the component does.
    package func _running<Element>(
        mayReturn: Bool, _ hook: @escaping @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        adding { ($0.run, $0.mayReturn) = (Self.call(hook), mayReturn) }
    }

    /// Returns the hooks with a function of the main actor that runs while the component does.
    package func _runningOnMainActor<Element>(
        mayReturn: Bool, _ hook: @escaping @MainActor @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        adding { ($0.run, $0.mayReturn) = (Self.callOnMainActor(hook), mayReturn) }
    }

    /// Returns the hooks with a function that runs while the component does, and returns when it is asked to finish.
    package func _running<Element>(
        mayReturn: Bool, _ hook: @escaping @Sendable (Element, _FinishRequest) async throws -> Void
    ) -> _Hooks {
        adding { functions in
            (functions.isAsked, functions.mayReturn) = (true, mayReturn)
            functions.run = { noted in
                guard let instance = noted.instance(as: Element.self), let request = noted.request else { return }
                try await hook(instance, request)
            }
            functions.stop = { noted in noted.request?.make() }
        }
    }

    /// Returns the hooks with an `onEnd`.
    package func _ending<Element>(
        _ hook: @escaping @Sendable (Element, ComponentOutcome) async throws -> Void
    ) -> _Hooks {
        adding { functions in
            functions.end = { noted, outcome in
                if let instance = noted.instance(as: Element.self) { try await hook(instance, outcome) }
            }
        }
    }

    /// Returns the hooks with an `onEnd` of the main actor.
    package func _endingOnMainActor<Element>(
        _ hook: @escaping @MainActor @Sendable (Element, ComponentOutcome) async throws -> Void
    ) -> _Hooks {
        let hopped: @MainActor @Sendable (RecordedInstance, ComponentOutcome) async throws -> Void = { noted, outcome in
            if let instance = noted.instance(as: Element.self) { try await hook(instance, outcome) }
        }
        return adding { $0.end = { noted, outcome in try await hopped(noted, outcome) } }
    }

    /// Returns the hooks with an `onStop`.
    package func _stopping<Element>(_ hook: @escaping @Sendable (Element) async throws -> Void) -> _Hooks {
        adding { $0.stop = Self.call(hook) }
    }

    /// Returns the hooks with an `onStop` of the main actor.
    package func _stoppingOnMainActor<Element>(
        _ hook: @escaping @MainActor @Sendable (Element) async throws -> Void
    ) -> _Hooks {
        adding { $0.stop = Self.callOnMainActor(hook) }
    }

    /// Returns the hooks with a function that gets the record of the component.
    package func _noting<Element>(_ function: @escaping @Sendable (Element, _Life) -> Void) -> _Hooks {
        adding { functions in
            functions.note = { noted, life in
                if let instance = noted.instance(as: Element.self) { function(instance, life) }
            }
        }
    }

    /// Returns the hooks with an `onDispose`.
    package func _disposing<Element>(_ hook: @escaping @Sendable (Element) -> Void) -> _Hooks {
        let disposal = Disposal.anywhere { noted in
            if let instance = noted.instance(as: Element.self) { hook(instance) }
        }
        return adding { $0.disposal = disposal }
    }

    /// Returns the hooks with an `onDispose` of the main actor.
    package func _disposingOnMainActor<Element>(_ hook: @escaping @MainActor @Sendable (Element) -> Void) -> _Hooks {
        let disposal = Disposal.onMainActor { noted in
            if let instance = noted.instance(as: Element.self) { hook(instance) }
        }
        return adding { $0.disposal = disposal }
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
