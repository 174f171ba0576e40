// SPDX-License-Identifier: Apache-2.0

/// The failures of a component's stop: hooks that threw or did not end in time, and factories that were abandoned.
///
/// The stop continued after each, and everything was disposed of.
///
/// ```text
/// error: could not stop 'Till': the drawer is stuck
///   'Till'   Shop/ShopComponent.swift:9
/// ```
public struct StopError: Error, CustomStringConvertible {
    /// The bindings whose instances failed to stop, with their errors, in the order of stopping.
    ///
    /// The error of one that did not end in time, or of a factory that was still running, is a ``LifecycleTimeoutError``.
    public let failures: [(step: Diagnostic.Step, error: any Error)]

    /// Makes an error by hand, such as for a test.
    public init(failures: [(step: Diagnostic.Step, error: any Error)]) {
        self.failures = failures
    }

    /// The text: a headline, then each failure with its place.
    public var description: String {
        var steps = failures.map(\.step)
        guard let first = failures.first, failures.count == 1 else {
            for index in steps.indices { steps[index].remark = "\(failures[index].error)" }
            return Diagnostic.failure("could not stop \(failures.count) instances", at: steps).description
        }
        let name = _DiagnosticText.quote(first.step.name, first.step.detail)
        return Diagnostic.failure("could not stop \(name): \(first.error)", at: steps).description
    }
}

extension Diagnostic {
    /// The diagnostic for instances that could not be started or stopped. It has no id: nothing is wrong with the graph.
    static func failure(_ message: String, at steps: [Step]) -> Diagnostic {
        var trace = steps
        for index in trace.indices { trace[index].relation = .start }
        return Diagnostic(
            id: ID(rawValue: ""), severity: .error, subject: trace.first?.name ?? "", message: message, trace: trace)
    }
}
