// SPDX-License-Identifier: Apache-2.0

/// The forms of functions without parameters, which cannot conform to protocols.
///
/// If the runtime's metadata cannot be read, function types are plain keys, and requesting one is `DI/MissingBinding`.
/// Each function is a closure over the provider of the same effects.
enum _FunctionForm {
    /// Returns the form of a function that a factory can request, or nil for every other type.
    static func form(of type: Any.Type) -> _Form? {
        guard let getter = _TypeMetadata(type).getter else { return nil }
        switch getter.effects {
        case .onMainActor: return onMainActor(getter.result, as: type)
        case .throwing: return getter.isSendable ? sendableThrowing(getter.result) : throwing(getter.result)
        case .asynchronous:
            #if compiler(>=6.2)
            if getter.isNonsending {
                return getter.isSendable ? sendableNonsending(getter.result) : nonsending(getter.result)
            }
            #endif
            guard !getter.isNonsending else { return nil }
            return getter.isSendable ? sendableAwaiting(getter.result) : awaiting(getter.result)
        default: return getter.isSendable ? sendable(getter.result) : plain(getter.result)
        }
    }

    /// A function that isn't `@Sendable` runs in the isolation in which it was handed over.
    private static func plain<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result, isConfined: true) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _AnyNode.node(as: (() -> Element).self, like: (() -> AnyObject).self) { frame in
                let provider = Provider<Element>(frame: frame._ancestor(distance), node: reference.typed())
                return { provider.get() }
            }
        }
    }

    private static func sendable<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _AnyNode.node(as: (@Sendable () -> Element).self, like: (() -> AnyObject).self) { frame in
                let provider = Provider<Element>(frame: frame._ancestor(distance), node: reference.typed())
                return { provider.get() }
            }
        }
    }

    /// `Getter` is `@MainActor () -> Element`, which in Swift 5 mode is another type than in Swift 6 mode.
    private static func onMainActor<Element, Getter>(_ result: Element.Type, as type: Getter.Type) -> _Form {
        _Form(.provider, of: result, readiness: .onMainActor) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _AnyNode.node(as: Getter.self, like: (() -> AnyObject).self) { frame in
                let provider = Provider<Element>(frame: frame._ancestor(distance), node: reference.typed())
                let getter: @MainActor @Sendable () -> Element = { provider.get() }
                // Proof of unsafeBitCast: the metadata says that Getter is this function, with or without @Sendable,
                // which is not part of a function's representation.
                return unsafeBitCast(getter, to: Getter.self)
            }
        }
    }
}

extension _FunctionForm {
    private static func throwing<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result, readiness: .throwing, isConfined: true) { target in
            let provider = ThrowingProvider<Element>.makeNode(target)
            return _AnyNode._node(as: (() throws -> Element).self) { frame in
                let provider = provider._make(frame)
                return { try provider.get() }
            }
        }
    }

    private static func sendableThrowing<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result, readiness: .throwing) { target in
            let provider = ThrowingProvider<Element>.makeNode(target)
            return _AnyNode._node(as: (@Sendable () throws -> Element).self) { frame in
                let provider = provider._make(frame)
                return { try provider.get() }
            }
        }
    }

    private static func awaiting<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result, readiness: .asynchronous) { target in
            let provider = AsyncProvider<Element>.makeNode(target)
            return _AnyNode._node(as: (() async throws -> Element).self) { frame in
                let provider = provider._make(frame)
                return { try await provider.get() }
            }
        }
    }

    private static func sendableAwaiting<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result, readiness: .asynchronous) { target in
            let provider = AsyncProvider<Element>.makeNode(target)
            return _AnyNode._node(as: (@Sendable () async throws -> Element).self) { frame in
                let provider = provider._make(frame)
                return { try await provider.get() }
            }
        }
    }
}

#if compiler(>=6.2)
extension _FunctionForm {
    /// The function creates objects in the isolation of the caller, in which the function was handed over.
    private static func nonsending<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result, readiness: .asynchronous, isConfined: true) { target in
            let provider = AsyncProvider<Element>.makeNode(target)
            return _AnyNode._node(as: (nonisolated(nonsending) () async throws -> Element).self) { frame in
                let provider = provider._make(frame)
                return { try await provider.get() }
            }
        }
    }

    private static func sendableNonsending<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result, readiness: .asynchronous) { target in
            let provider = AsyncProvider<Element>.makeNode(target)
            return _AnyNode._node(as: (nonisolated(nonsending) @Sendable () async throws -> Element).self) { frame in
                let provider = provider._make(frame)
                return { try await provider.get() }
            }
        }
    }
}
#endif
