// SPDX-License-Identifier: Apache-2.0

import DICore

/// The injector that makes something on a thread, which a higher layer asks for what the new object asks for by itself.
extension Injector {
    static let makers: _ThreadPointer = _ThreadPointer()

    // Proof of Unmanaged: the caller of a request holds the injector until it is answered, and the pointer is of a thread.
    /// The innermost injector that is making what it was asked for on the current thread, if there is one.
    ///
    /// Valid until the request is answered.
    public static var _making: Unmanaged<Injector>? {
        makers.value.map(Unmanaged.fromOpaque)
    }

    /// Runs a function as if no injector were making anything on this thread.
    public static func _withoutMaking<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        let outer = makers.value
        guard outer != nil else { return try body() }
        makers.value = nil
        defer { makers.value = outer }
        return try body()
    }

    /// Runs a function that makes something for the injector.
    func making<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        let outer = enter()
        defer { leave(outer) }
        return try body()
    }

    /// Begins to make something on this thread; returns what `leave` takes.
    @usableFromInline
    func enter() -> UnsafeRawPointer? {
        let outer = makers.value
        // Proof of Unmanaged: as for `_making`.
        makers.value = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        return outer
    }

    /// Ends what `enter` began.
    @usableFromInline
    func leave(_ outer: UnsafeRawPointer?) {
        makers.value = outer
    }

    /// Returns the element of a node: the shared instance if it is there, or what is made then.
    // Proof of Unmanaged: the plan owns its nodes, and the injector's frame reaches its plan.
    @inlinable @inline(__always)
    func element<T>(of node: Unmanaged<_AnyNode>, as type: T.Type) -> T {
        _element(of: node, as: T.self, in: frame)
    }
}
