// SPDX-License-Identifier: Apache-2.0

// Apart from the type, so that the linker drops what a program doesn't call: Documentation/Decisions/0023-size.md.
extension _Hooks {
    /// A hook of any isolation.
    package typealias Hook<Element> = @isolated(any) @Sendable (Element) async throws -> Void

    /// Returns the hooks with an `onStart`.
    package func _starting<Element>(_ hook: @escaping Hook<Element>) -> _Hooks {
        _adding { $0.start = Self.call(hook) }
    }

    /// Returns the hooks with a function that runs while the component does.
    package func _running<Element>(mayReturn: Bool, _ hook: @escaping Hook<Element>) -> _Hooks {
        _adding { ($0.run, $0.mayReturn) = (Self.call(hook), mayReturn) }
    }

    /// Returns the hooks with a function that runs while the component does, and returns when it is asked to finish.
    package func _running<Element>(
        mayReturn: Bool, _ hook: @escaping @Sendable (Element, _StopRequest) async throws -> Void
    ) -> _Hooks {
        _adding { hooks in
            (hooks.isAsked, hooks.mayReturn) = (true, mayReturn)
            hooks.run = { noted, _ in
                guard let instance = noted.instance(as: Element.self), let request = noted.request else { return }
                try await hook(instance, request)
            }
            hooks.stop = { noted, _ in noted.request?.make() }
        }
    }

    /// Returns the hooks with an `onEnd`.
    package func _ending<Element>(
        _ hook: @escaping @isolated(any) @Sendable (Element, ComponentOutcome) async throws -> Void
    ) -> _Hooks {
        _adding { hooks in
            hooks.end = { noted, outcome in
                // Proof of nonisolated(unsafe): an instance that isn't Sendable belongs to the main actor, as do its hooks.
                nonisolated(unsafe) let instance = noted.instance(as: Element.self)
                if let instance { try await hook(instance, outcome) }
            }
        }
    }

    /// Returns the hooks with an `onStop`.
    package func _stopping<Element>(_ hook: @escaping Hook<Element>) -> _Hooks {
        _adding { $0.stop = Self.call(hook) }
    }

    /// Returns the hooks with a function that gets the record of the component.
    package func _noting<Element>(_ function: @escaping @Sendable (Element, _Life) -> Void) -> _Hooks {
        _adding { hooks in
            hooks.noting = { noted, life in
                if let instance = noted.instance(as: Element.self) { function(instance, life) }
            }
        }
    }

    /// Returns the hooks with an `onDispose`.
    package func _disposing<Element>(_ hook: @escaping @Sendable (Element) -> Void) -> _Hooks {
        _adding { hooks in
            hooks.dispose = { noted in
                if let instance = noted.instance(as: Element.self) { hook(instance) }
            }
        }
    }

    /// Returns the hooks with an `onDispose` of the main actor.
    package func _disposingOnMainActor<Element>(_ hook: @escaping @MainActor @Sendable (Element) -> Void) -> _Hooks {
        // Proof of unsafeBitCast: isolation to a global actor isn't part of a synchronous function's convention, and
        // disposal runs on the main thread.
        _disposing(unsafeBitCast(hook, to: (@Sendable (Element) -> Void).self))._adding {
            $0.isDisposedOnMainActor = true
        }
    }

    private static func call<Element>(_ hook: @escaping Hook<Element>) -> Call {
        { noted, _ in
            // Proof of nonisolated(unsafe): as above.
            nonisolated(unsafe) let instance = noted.instance(as: Element.self)
            if let instance { try await hook(instance) }
        }
    }
}
