// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

// Without these, the compiler's message would name another effect.

extension Declarations {
    /// Rejects an effect before a declared default.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message:
            "a declared default whose function throws or awaits is bound in a block: include { $0.bind(\\.name) … }"
    )
    public func factory<T, each P>(
        _ declared: KeyPath<DefaultValues, Default<T>>, allowing ids: [Diagnostic.ID]? = nil,
        _ make: (repeat each P) async throws -> T
    ) -> Bindings {
        Bindings([])
    }

    /// Rejects an effect before a declared default.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message:
            "a declared default whose function throws or awaits is bound in a block: include { $0.bind(\\.name) … }"
    )
    public func single<T, each P>(
        _ declared: KeyPath<DefaultValues, Default<T>>, sharing: SharingPolicy.InScope = .shared,
        allowing ids: [Diagnostic.ID]? = nil, _ make: (repeat each P) async throws -> T
    ) -> Bindings {
        Bindings([])
    }

    /// Rejects an effect before a declared default.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message:
            "a declared default whose function throws or awaits is bound in a block: include { $0.bind(\\.name) … }"
    )
    public func decorate<T, each P>(
        _ declared: KeyPath<DefaultValues, Default<T>>, allowing ids: [Diagnostic.ID]? = nil,
        _ make: (T, repeat each P) async throws -> T
    ) -> Bindings {
        Bindings([])
    }
}
