// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Synchronization

/// The injector that is current at the point of the request.
///
/// That is the innermost injector that is creating a requested object on this thread or running a function; otherwise
/// that of `ModuleStack.shared`. No lock is taken, and while no function is run, no task-local value is read.
@usableFromInline
enum CurrentInjector {
    /// Calls a function with the current injector.
    // Proof of Unmanaged: what is making lives until it has answered, and this is called by what it makes.
    @inlinable @inline(__always)
    static func with<R>(_ body: (Injector) -> R) -> R {
        if let making = Injector._making { return making._withUnsafeGuaranteedRef(body) }
        if _Scope.count.load(ordering: .relaxed) != 0, let scope = _Scope.current {
            scope.noteUse()
            // Proof of unsafeDowncast: the scopes of this layer and of the engine have injectors.
            return body(unsafeDowncast(scope.injector, to: Injector.self))
        }
        return ModuleStack.shared._withCurrent(body)
    }
}

extension Injector {
    /// The current injector: the one that makes the caller, or runs it, or else that of `ModuleStack.shared`.
    ///
    /// A shared instance is made in the injector that owns its slot, anything else in the one that was asked, or that handed out the
    /// provider. Of an injector that makes something, and one that runs a function, the inner one is current. Tasks have the
    /// injector of the function or the factory that starts them, as long as they run; detached tasks, threads and callbacks of
    /// frameworks don't. They can hold the injector, and ``run(_:)-(()(E)->R)`` their work with it:
    ///
    /// ```swift
    /// let injector = Injector.current
    /// let onPressure: @Sendable () -> Void = {
    ///     injector.run { print(inject(Heater.self)) }
    /// }
    /// ```
    public static var current: Injector { CurrentInjector.with(\.self) }

    /// Runs a function in which this is the current injector.
    public func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        // The errors of `withValue` are those of any type.
        let result = _Scope.$current.withValue(_Scope(self)) { () -> Result<R, E> in
            do throws(E) { return .success(try _ThreadConstruction.run(self, body)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Runs a function in which this is the current injector, and the tasks that it starts.
    public func run<R>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
    ) async rethrows -> R {
        try await _run(reporting: nil, body)
    }
}

extension Injector {
    /// Runs a function as `run`, with a function that takes what has no place to be thrown. For the layers' own use.
    public func _run<R>(
        isolation: isolated (any Actor)? = #isolation, reporting report: (@Sendable (Diagnostic) -> Void)?,
        _ body: () async throws -> R
    ) async rethrows -> R {
        let scope = _Scope(self, report: report)
        return try await _Scope.$current.withValue(scope) { try await body() }
    }
}
