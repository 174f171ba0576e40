// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An injector that runs a function or makes something, as the tasks that are started meanwhile inherit it.
///
/// It is a task-local value: a pointer of the thread can't follow a factory over an `await`, nor into a task that it starts.
public final class _Scope: @unchecked Sendable {
    // Proof of @unchecked Sendable: an injector is Sendable, and the rest is constant or atomic.

    /// The injector, an object of a higher layer.
    public let injector: AnyObject
    /// Takes diagnostics that have no place to be thrown; without it, standard error does.
    public let report: (@Sendable (Diagnostic) -> Void)?
    private let isUsed: Atomic<Bool> = Atomic(false)
    /// Whether the injector makes something, rather than runs a function.
    private let isMaking: Bool
    /// The scope of the function that runs around a making, if there is one.
    private let run: _Scope?

    /// The innermost scope of the current task.
    @TaskLocal public static var current: _Scope?
    /// The number of scopes that some task can still see.
    public static let count: Atomic<Int> = Atomic(0)

    /// Makes the scope of a function, which inherits what takes diagnostics.
    public convenience init(_ injector: AnyObject, report: (@Sendable (Diagnostic) -> Void)? = nil) {
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
    public func noteUse() {
        if !isUsed.load(ordering: .relaxed) { isUsed.store(true, ordering: .relaxed) }
    }

    /// Whether an injector is that of the innermost scope.
    static func isCurrent(_ injector: AnyObject) -> Bool {
        count.load(ordering: .relaxed) != 0 && current?.injector === injector
    }

    /// Runs a function in the scope of an injector, and notes whether a task has asked the scope, or still sees it.
    static func bind<R, E: Error>(
        _ injector: AnyObject, _ seen: inout _AnyNode.Ambience, _ body: () throws(E) -> R
    ) throws(E) -> R {
        // Within its own scope, nothing new is seen of it.
        isCurrent(injector) ? try body() : try bindAnew(injector, &seen, body)
    }

    /// The same in a scope that begins here. A function of its own, since it looks the type of its result up.
    @inline(never)
    private static func bindAnew<R, E: Error>(
        _ injector: AnyObject, _ seen: inout _AnyNode.Ambience, _ body: () throws(E) -> R
    ) throws(E) -> R {
        var scope = making(by: injector)
        let result = _Scope.$current.withValue(scope) { () -> Result<R, E> in
            do throws(E) { return .success(try body()) } catch { return .failure(error) }
        }
        seen = scope.isUsed.load(ordering: .relaxed) || !isKnownUniquelyReferenced(&scope) ? .asks : .isQuiet
        return try result.get()
    }
}
