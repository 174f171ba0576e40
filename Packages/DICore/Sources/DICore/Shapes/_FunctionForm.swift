// SPDX-License-Identifier: Apache-2.0

/// The forms of functions without parameters, which cannot conform to protocols.
///
/// If the runtime's metadata cannot be read, function types are plain keys, and requesting one is `DI/MissingBinding`.
/// Each function is a closure over the provider of the same effects. One that isn't `@Sendable` runs in the isolation in which it
/// was handed over.
enum _FunctionForm {
    /// Returns the form of a function that a factory can request, or nil for every other type.
    static func form(of type: Any.Type) -> _Form? {
        guard let getter = _TypeMetadata(type).getter else { return nil }
        let isConfined = !getter.isSendable
        switch getter.effects {
        case .onMainActor: return synchronous(getter.result, as: type, readiness: .onMainActor, isConfined: false)
        case .throwing: return throwing(getter.result, as: type, isConfined)
        case .asynchronous: return awaiting(getter.result, as: type, isConfined && getter.isNonsending, getter)
        default: return synchronous(getter.result, as: type, readiness: [], isConfined: isConfined)
        }
    }

    private static func synchronous<Element, Getter>(
        _ result: Element.Type, as type: Getter.Type, readiness: _Effects, isConfined: Bool
    ) -> _Form {
        _Form(.provider, of: result, readiness: readiness, isConfined: isConfined) { target in
            target.node(like: (() -> AnyObject).self) { (provider: Provider<Element>) -> Getter in
                let getter: @Sendable () -> Element = { provider.get() }
                // Proof of unsafeBitCast: the metadata says that Getter is this function. Being @Sendable or of the
                // main actor is not part of a synchronous function's representation.
                return unsafeBitCast(getter, to: Getter.self)
            }
        }
    }

    private static func throwing<Element, Getter>(
        _ result: Element.Type, as type: Getter.Type, _ isConfined: Bool
    ) -> _Form {
        _Form(.provider, of: result, readiness: .throwing, isConfined: isConfined) { target in
            let needs = target.needs
            return target.node(like: (() -> AnyObject).self) { (provider: Provider<Element>) -> Getter in
                let provider = ThrowingProvider(provider, after: needs)
                let getter: @Sendable () throws -> Element = { try provider.get() }
                // Proof of unsafeBitCast: the metadata says that Getter is this function, with or without @Sendable.
                return unsafeBitCast(getter, to: Getter.self)
            }
        }
    }

    private static func awaiting<Element, Getter>(
        _ result: Element.Type, as type: Getter.Type, _ isConfined: Bool, _ getter: _TypeMetadata.Getter
    ) -> _Form? {
        #if compiler(<6.2)
        if getter.isNonsending { return nil }
        #endif
        return _Form(.provider, of: result, readiness: .asynchronous, isConfined: isConfined) { target in
            let needs = target.needs
            return target.node(like: (() -> AnyObject).self) { (provider: Provider<Element>) -> Getter in
                let provider = AsyncProvider(provider, after: needs)
                #if compiler(>=6.2)
                if getter.isNonsending {
                    let getter: nonisolated(nonsending) @Sendable () async throws -> Element = {
                        try await provider.get()
                    }
                    // Proof of unsafeBitCast: the metadata says that Getter is this function, with or without @Sendable.
                    return unsafeBitCast(getter, to: Getter.self)
                }
                #endif
                let getter: @Sendable () async throws -> Element = { try await provider.get() }
                // Proof of unsafeBitCast: as above.
                return unsafeBitCast(getter, to: Getter.self)
            }
        }
    }
}
