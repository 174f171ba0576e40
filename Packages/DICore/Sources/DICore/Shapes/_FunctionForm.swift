// SPDX-License-Identifier: Apache-2.0

/// The forms of `() -> X` and `@Sendable () -> X`, which cannot conform to protocols.
///
/// If the runtime's metadata cannot be read, function types are plain keys, and requesting one is `DI/MissingBinding`.
enum _FunctionForm {
    /// Returns the form of a function without parameters, or nil for every other type.
    static func form(of type: Any.Type) -> _Form? {
        guard let getter = _TypeMetadata(type).getter else { return nil }
        return getter.isSendable ? sendable(getter.result) : plain(getter.result)
    }

    private static func plain<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _Node<() -> Element> { frame in
                let provider = Provider<Element>(frame: frame._ancestor(distance), node: reference.typed())
                return { provider.get() }
            }
        }
    }

    private static func sendable<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _Node<@Sendable () -> Element> { frame in
                let provider = Provider<Element>(frame: frame._ancestor(distance), node: reference.typed())
                return { provider.get() }
            }
        }
    }
}
