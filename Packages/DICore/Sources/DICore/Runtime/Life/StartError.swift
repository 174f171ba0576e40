// SPDX-License-Identifier: Apache-2.0

/// The failure of a component's start: the instance whose `onStart` threw or did not end in time.
///
/// Everything that was started before it has been stopped, and all instances have been disposed of.
///
/// ```text
/// error: could not start 'Server': port 80 is in use
///   'Server'   Shop/ShopComponent.swift:12
/// ```
public struct StartError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// The binding whose instance failed to start.
    public let step: Diagnostic.Step
    /// The error of its `onStart`; a ``LifecycleTimeoutError`` if it did not end in time.
    public let underlying: any Error

    /// Makes an error by hand, such as for a test.
    public init(step: Diagnostic.Step, underlying: any Error) {
        self.step = step
        self.underlying = underlying
    }

    /// The text: a headline with the error, then the place of the binding.
    public var description: String {
        Diagnostic.failure("start", [(step, underlying)]).description
    }

    /// The same text.
    public var debugDescription: String { description }
}

extension Diagnostic {
    /// The text for instances that could not be started or stopped. It has no id: nothing is wrong with the graph.
    static func failure(_ verb: String, _ failures: [(step: Step, error: any Error)]) -> Diagnostic {
        let message: String
        var trace = failures.map(\.step)
        if let first = failures.first, failures.count == 1 {
            message = "\(_DiagnosticText.quote(first.step.name, first.step.detail)): \(first.error)"
        } else {
            message = "\(failures.count) instances"
            for index in trace.indices { trace[index].remark = "\(failures[index].error)" }
        }
        for index in trace.indices { trace[index].relation = .start }
        return Diagnostic(
            id: ID(rawValue: ""), severity: .error, subject: trace.first?.name ?? "",
            message: "could not \(verb) \(message)", trace: trace)
    }
}
