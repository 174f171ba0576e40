// SPDX-License-Identifier: Apache-2.0

import DICore

/// An event in the life of a graph, for its observers.
public final class GraphEvent: Sendable, CustomStringConvertible {
    /// The kind of an event. Further ones may be added.
    public struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        /// The name.
        public let rawValue: String

        /// Makes a kind with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A graph was planned and is valid; ``GraphEvent/graph`` is that graph.
        public static let planned: Kind = Kind(rawValue: "planned")
        /// The root of a component was made, as the last object of its build.
        public static let built: Kind = Kind(rawValue: "built")
        /// An `onStart` returned.
        public static let started: Kind = Kind(rawValue: "started")
        /// The function of a `running` was called.
        public static let running: Kind = Kind(rawValue: "running")
        /// The first hook of an instance's stop was called: `onEnd` or `onStop`.
        public static let stopping: Kind = Kind(rawValue: "stopping")
        /// An `onEnd`, an `onStop` or a `running` returned, or the stop cancelled a `running`.
        public static let stopped: Kind = Kind(rawValue: "stopped")
        /// A hook threw ``GraphEvent/error``.
        public static let failed: Kind = Kind(rawValue: "failed")
        /// An `onEnd` or `onStop` was cancelled at its limit.
        public static let timedOut: Kind = Kind(rawValue: "timed out")
        /// An overlay shares an instance with its parent, made already or not.
        public static let tookOver: Kind = Kind(rawValue: "took over")

        /// The name.
        public var description: String { rawValue }
    }

    /// The kind.
    public let kind: Kind
    /// The binding; nil for an event of a whole graph.
    public let binding: BindingInfo?
    /// The hook that was called, if one was.
    public let hook: BindingGraph.Hook?
    /// The graph, of the event `planned`.
    public let graph: BindingGraph?
    /// The error, of the event `failed`.
    public let error: (any Error)?

    /// Makes an event, such as in the test of an observer.
    public init(
        _ kind: Kind, binding: BindingInfo? = nil, hook: BindingGraph.Hook? = nil, graph: BindingGraph? = nil,
        error: (any Error)? = nil
    ) {
        self.kind = kind
        self.binding = binding
        self.hook = hook
        self.graph = graph
        self.error = error
    }

    /// The event in one line: `failed 'Pump' (onStart): Broken()`.
    public var description: String {
        var text = kind.rawValue
        if let binding { text += " '\(binding.key)'" }
        if let hook { text += " (\(hook.rawValue))" }
        if let graph { text += ", \(graph.bindings.count) bindings in \(graph.components.count) components" }
        if let error { text += ": \(error)" }
        return text
    }
}
