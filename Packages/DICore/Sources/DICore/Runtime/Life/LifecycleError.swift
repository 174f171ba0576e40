// SPDX-License-Identifier: Apache-2.0

/// The error of a component that ended because one of its objects failed to start, or to run until the stop.
///
/// Its `onStart` threw or did not end in time, or its `running` function returned or threw.
///
/// Thrown by `run` and `open`; by `run` also in place of the result or the error of its body, which was cancelled. By
/// then, everything that was started is stopped, and all instances are disposed of. For an opened component, `ended` of
/// its handle returns it.
///
/// ```text
/// error: could not start 'Server': port 80 is in use
///   'Server'   Shop/ShopComponent.swift:12
/// ```
public struct LifecycleError: Error, CustomStringConvertible {
    /// The hook: `onStart` or `running`.
    public let hook: LifecycleHook
    /// The binding of the object.
    public let step: Diagnostic.Step
    /// The error of the hook, a ``LifecycleTimeoutError`` if it did not end in time; nil if a `running` function returned.
    public let underlying: (any Error)?

    /// Makes an error by hand, such as for a test.
    public init(hook: LifecycleHook, step: Diagnostic.Step, underlying: (any Error)?) {
        self.hook = hook
        self.step = step
        self.underlying = underlying
    }

    /// The text: a headline with the error, then the place of the binding.
    public var description: String {
        let name = _DiagnosticText.quote(step.name, step.detail)
        let reason = underlying.map { "\($0)" } ?? "it returned"
        let isStart = hook == .onStart
        let message = isStart ? "could not start \(name)" : "\(name) ended while its component was running"
        return Diagnostic.failure("\(message): \(reason)", at: [step]).description
    }
}

/// The consequence of the return of a `running` function. One that throws always ends its component.
public enum RunningEnd: Sendable, Hashable {
    /// The component ends, with a ``LifecycleError``.
    case endsComponent
    /// The component continues: the function has done its work.
    case ignored
}
