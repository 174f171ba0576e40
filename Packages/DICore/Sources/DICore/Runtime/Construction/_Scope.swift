// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An injector that runs a function or makes something, as the tasks that are started meanwhile inherit it.
///
/// It is a task-local value: a pointer of the thread can't follow a factory over an `await`, nor into a task that it starts.
@usableFromInline
package final class _Scope: @unchecked Sendable {
    // Proof of @unchecked Sendable: an injector is Sendable, and the rest is constant or atomic.

    /// The injector, an object of a higher layer.
    @usableFromInline package let injector: AnyObject
    /// Takes diagnostics that have no place to be thrown; without it, standard error does.
    package let report: (@Sendable (Diagnostic) -> Void)?
    private let isUsed: Atomic<Bool> = Atomic(false)
    /// Whether the injector makes something, rather than runs a function.
    private let isMaking: Bool
    /// The scope of the function that runs around a making, if there is one.
    private let run: _Scope?

    /// The innermost scope of the current task.
    @TaskLocal @usableFromInline package static var current: _Scope?
    /// The number of scopes that some task can still see.
    @usableFromInline package static let count: Atomic<Int> = Atomic(0)

    /// Makes the scope of a function, which inherits what takes diagnostics.
    package convenience init(_ injector: AnyObject, report: (@Sendable (Diagnostic) -> Void)? = nil) {
        self.init(injector, report: report, isMaking: false)
    }

    private init(_ injector: AnyObject, report: (@Sendable (Diagnostic) -> Void)?, isMaking: Bool) {
        let outer = Self.count.load(ordering: .relaxed) != 0 ? Self.current : nil
        self.injector = injector
        self.report = report ?? outer?.report
        self.isMaking = isMaking
        run = isMaking ? outer.flatMap { $0.isMaking ? $0.run : $0 } : nil
        Self.count.add(1, ordering: .relaxed)
    }

    /// Makes the scope of a making.
    static func making(by injector: AnyObject) -> _Scope {
        _Scope(injector, report: nil, isMaking: true)
    }

    /// Runs a function as if no injector were making anything in this task.
    static func hidingMakings<R>(_ body: () -> R) -> R {
        guard count.load(ordering: .relaxed) != 0, let scope = current, scope.isMaking else { return body() }
        return $current.withValue(scope.run, operation: body)
    }

    // The tasks that were started within a run keep its scope, so that they have the same injector until they end.
    deinit {
        Self.count.subtract(1, ordering: .relaxed)
    }

    /// Notes that a task asks the injector.
    @usableFromInline
    package func noteUse() {
        if !isUsed.load(ordering: .relaxed) { isUsed.store(true, ordering: .relaxed) }
    }

    /// Whether a task has asked the injector in this scope.
    var wasAsked: Bool { isUsed.load(ordering: .relaxed) }

    /// Whether an injector makes something in the current task.
    package static func isMaking(_ injector: AnyObject) -> Bool {
        guard count.load(ordering: .relaxed) != 0, let current else { return false }
        return current.isMaking && current.injector === injector
    }

    /// Whether an injector is that of the innermost scope.
    static func isCurrent(_ injector: AnyObject) -> Bool {
        count.load(ordering: .relaxed) != 0 && current?.injector === injector
    }

    // Proof of Unmanaged: the plan owns its nodes.
    /// Runs a function in the scope of an injector. From then on, the node is known to ask by itself, or not to.
    ///
    /// The body doesn't throw: to hand an error on, code for any type would look that type up in each call.
    static func bind<R>(_ injector: AnyObject, learningOf node: Unmanaged<_AnyNode>?, _ body: () -> R) -> R {
        // Tasks inherit the injector from its own scope already. Only a new scope records whether they do.
        if isCurrent(injector), node?._withUnsafeGuaranteedRef(\._isUnknown) != true { return body() }
        var scope = making(by: injector)
        let result = $current.withValue(scope, operation: body)
        let isQuiet = !scope.wasAsked && isKnownUniquelyReferenced(&scope)
        // A request by itself has been noted already.
        node?._withUnsafeGuaranteedRef { $0._note(isQuiet ? .isQuiet : .asks) }
        return result
    }
}
