// SPDX-License-Identifier: Apache-2.0

/// Steps of a binder after a line, which has none: without these, the compiler would only say that there is no such member.
extension Bindings {
    /// Rejects a hook after a line.
    @available(
        *, unavailable,
        message:
            "a line of a list has no steps: write include { binder in … } with binder.bind(X.self).sharedInScope().onStart"
    )
    public func onStart(_ hook: (_Instance) async throws -> Void) -> Bindings { self }

    /// Rejects a hook after a line.
    @available(
        *, unavailable,
        message:
            "a line of a list has no steps: write include { binder in … } with binder.bind(X.self).sharedInScope().running"
    )
    public func running(_ body: (_Instance) async throws -> Void) -> Bindings { self }

    /// Rejects a hook after a line.
    @available(
        *, unavailable,
        message:
            "a line of a list has no steps: write include { binder in … } with binder.bind(X.self).sharedInScope().onEnd"
    )
    public func onEnd(_ hook: (_Instance, _Instance) async throws -> Void) -> Bindings { self }

    /// Rejects a hook after a line.
    @available(
        *, unavailable,
        message:
            "a line of a list has no steps: write include { binder in … } with binder.bind(X.self).sharedInScope().onStop"
    )
    public func onStop(_ hook: (_Instance) async throws -> Void) -> Bindings { self }

    /// Rejects a hook after a line.
    @available(
        *, unavailable,
        message:
            "a line of a list has no steps: write include { binder in … } with binder.bind(X.self).sharedInScope().onDispose"
    )
    public func onDispose(_ hook: (_Instance) async throws -> Void) -> Bindings { self }

    /// Rejects a contribution after a line.
    @available(
        *, unavailable,
        message: "a line of a list has no steps: write include { binder in … } with binder.bind(X.self).intoSet()"
    )
    public func intoSet() -> Bindings { self }

    /// Rejects a contribution after a line.
    @available(
        *, unavailable,
        message:
            "a line of a list has no steps: write include { binder in … } with binder.bind(X.self).intoDictionary(key:)"
    )
    public func intoDictionary<Key: Hashable>(key: Key) -> Bindings { self }

    /// The parameter of a rejected hook, or the value of a rejected call, which has any members, so that only the call itself is an
    /// error.
    @dynamicMemberLookup @dynamicCallable
    public struct _Instance {
        package init() {}

        /// Takes any member.
        public subscript(dynamicMember name: String) -> _Instance { self }

        /// Takes any call.
        @discardableResult
        public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _Instance { self }
    }
}
