// SPDX-License-Identifier: Apache-2.0

#if Observability

import DICore
import DIDiagnostics
import Tracing

/// An observer that traces slow constructions as spans of the task's tracer.
///
/// A span is created after its instance, with the measured times. Its parent is the span around the request for the instance,
/// which is also the parent of nested constructions.
public struct SpanObserver: GraphObserver {
    fileprivate let limit: Duration

    /// Traces the making of an instance.
    public func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R {
        let begin = (ContinuousClock.now, DefaultTracerClock.now)
        do {
            let made = try make()
            trace(binding, since: begin)
            return made
        } catch {
            trace(binding, since: begin, error)
            throw error
        }
    }

    /// Traces the making of an instance by an async function.
    public func making<R>(
        _ binding: BindingInfo, isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        let begin = (ContinuousClock.now, DefaultTracerClock.now)
        do {
            let made = try await make()
            trace(binding, since: begin)
            return made
        } catch {
            trace(binding, since: begin, error)
            throw error
        }
    }

    private func trace(
        _ binding: BindingInfo, since begin: (ContinuousClock.Instant, DefaultTracerClock.Timestamp),
        _ error: (any Error)? = nil
    ) {
        guard ContinuousClock.now - begin.0 > limit else { return }
        let span = InstrumentationSystem.tracer.startSpan("make \(binding.key)", at: begin.1)
        span.attributes["di.binding"] = binding.id
        if let place = binding.place { span.attributes["code.location"] = "\(place)" }
        if let error { span.recordError(error) }
        span.end()
    }
}

extension GraphObserver where Self == SpanObserver {
    /// An observer that traces constructions that take longer than a limit.
    ///
    /// - Parameter limit: The limit.
    /// - Returns: The observer.
    public static func spans(longerThan limit: Duration) -> SpanObserver { SpanObserver(limit: limit) }
}

#endif
