// SPDX-License-Identifier: Apache-2.0

#if Observability

import DICore
import DIDiagnostics
import Logging

/// An observer that logs the events of a graph with the logger of the task, `Logger.current`.
///
/// Events are logged at one level; failures are errors, and hooks that were late are warnings.
public struct LogObserver: GraphObserver {
    fileprivate let level: Logger.Level

    /// Logs the event, with its binding and place as metadata.
    public func observed(_ event: GraphEvent) {
        let level: Logger.Level =
            switch event.kind {
            case .failed: .error
            case .timedOut: .warning
            default: level
            }
        var metadata: Logger.Metadata = [:]
        if let binding = event.binding { metadata["binding"] = "\(binding.id)" }
        if let place = event.binding?.place { metadata["place"] = "\(place)" }
        Logger.current.log(level: level, "\(event)", metadata: metadata)
    }
}

extension GraphObserver where Self == LogObserver {
    /// An observer that logs the events of a graph.
    ///
    /// ```swift
    /// let factory = try ComponentFactory.of(ShopComponent.self, GraphOptions(observers: [LogObserver.log(level: .info)]))
    /// ```
    ///
    /// - Parameter level: The level of all events except failures and late hooks.
    /// - Returns: The observer.
    public static func log(level: Logger.Level = .debug) -> LogObserver { LogObserver(level: level) }
}

#endif
