// SPDX-License-Identifier: Apache-2.0

/// The end of a component by one of its objects: a function that was bound with `running` returned or threw before the stop.
///
/// Thrown by `run` in place of the result or the error of its body, which was cancelled; everything has been stopped then.
/// A component that was opened tells it by `ended` of its handle.
///
/// ```text
/// error: 'Worker' ended while its component was running: the queue is gone
///   'Worker'   Shop/ShopComponent.swift:12
/// ```
public struct RunningEndedError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// The binding whose function ended.
    public let step: Diagnostic.Step
    /// The error of the function; nil if it returned.
    public let underlying: (any Error)?

    /// Makes an error by hand, such as for a test.
    public init(step: Diagnostic.Step, underlying: (any Error)?) {
        self.step = step
        self.underlying = underlying
    }

    /// The text: a headline with the error, then the place of the binding.
    public var description: String {
        var step = step
        step.relation = .start
        let name = _DiagnosticText.quote(step.name, step.detail)
        let reason = underlying.map { "\($0)" } ?? "it returned"
        return Diagnostic(
            id: Diagnostic.ID(rawValue: ""), severity: .error, subject: step.name,
            message: "\(name) ended while its component was running: \(reason)", trace: [step]
        ).description
    }

    /// The same text.
    public var debugDescription: String { description }
}
