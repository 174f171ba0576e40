// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Synchronization

/// The injector that is current at the point of the request.
///
/// While a shared slot is filled, that is the injector of the slot's component; otherwise the innermost one that resolves a
/// request or runs a function on this thread, then the task's, and then the one of `ModuleStack.shared`. No lock is taken, and
/// while no task has an injector, no task-local value is read.
@usableFromInline
enum CurrentInjector {
    @inlinable @inline(__always)
    static func with<R>(_ body: (Injector) -> R) -> R {
        if let making = Injector._making { return body(making) }
        if _Scope.count.load(ordering: .relaxed) != 0, let scope = _Scope.current {
            return body(Injector(scope.frame))
        }
        return ModuleStack.shared._withCurrent(body)
    }
}

extension Injector {
    /// The injector that makes or runs the caller, or else the injector of `ModuleStack.shared`.
    ///
    /// While a shared instance is made, the injector of its component is current; otherwise, the innermost one that resolves a
    /// request or runs a function; otherwise, the task's. A task has the injector of the `run` in which it is started, or of the
    /// shared instance whose awaiting factory starts it. Other tasks, threads and callbacks of frameworks have none. They can
    /// hold an injector, and ``run(_:)-(()(E)->R)`` their work with it:
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
        // `withValue` throws errors of any type.
        let result = _Scope.$current.withValue(_Scope(_frame)) { () -> Result<R, E> in
            do throws(E) { return .success(try _making(body)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Runs a function in which this is the current injector, also in the tasks that it starts.
    public func run<R>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
    ) async rethrows -> R {
        try await _run(reporting: nil, body)
    }

    /// Runs a function as `run`, and passes diagnostics that can't be thrown to `report`. For the layers' own use.
    public func _run<R>(
        isolation: isolated (any Actor)? = #isolation, reporting report: (@Sendable (Diagnostic) -> Void)?,
        _ body: () async throws -> R
    ) async rethrows -> R {
        let scope = _Scope(_frame, report: report)
        return try await _Scope.$current.withValue(scope) { try await body() }
    }
}
