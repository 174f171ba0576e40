// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The requests of an injector as lines of text, in the format of the library Injection, for programs that read them.
///
/// ```swift
/// let shop = try Injector(log: DIMigration.Log.standardError(.debug)) {
///     single { Pump() }
/// }
/// let pump: Pump = shop.get()    // Solving type Hash for Pump with tag: empty: Pump
/// ```
///
/// There are three lines:
///
/// | Level | Line | Written |
/// |---|---|---|
/// | ``Level/debug`` | `Solving type Hash for Pump with tag: empty: Pump` | before each request is answered |
/// | ``Level/debug`` | `Parent solving type Hash for Pump with tag: empty: Pump` | for each ancestor up to the binding's |
/// | ``Level/error`` | `Factory not found: Hash for Pump with tag: empty: Pump` | before a call ends the process |
///
/// A request is a call of `get`, `find` or a ``Resolver``. Parameters of a factory aren't requests, because the graph has linked
/// them. A tag or a qualifier replaces `empty`. An injector with a parent has its parent's log, unless it has its own.
///
/// Lines below ``level`` cost no text, and an injector without a log has no cost. With a log, each request reads a table
/// under a lock.
public struct Log: RequestLog {
    /// The importance of a line.
    public enum Level: Comparable, Sendable {
        /// A request.
        case debug
        /// A request that ends the process.
        case error
    }

    /// The lowest level that is written.
    public let level: Level
    private let write: @Sendable (Level, String) -> Void

    /// Makes a log that writes to a function.
    ///
    /// - Parameters:
    ///   - level: The lowest level that is written.
    ///   - write: Takes a line without its end, on the thread of the request. It has to be written when the function
    ///     returns, because the process may end then.
    public init(_ level: Level = .debug, write: @escaping @Sendable (Level, String) -> Void) {
        self.level = level
        self.write = write
    }

    /// Makes a log that writes to standard error, without a buffer.
    public static func standardError(_ level: Level = .debug) -> Log {
        Log(level) { _, line in _writeToStandardError(line + "\n") }
    }
}

extension Log {
    /// Makes the observer of one injector. For the layers' own use.
    public func _observer() -> _LogObserver { _LogObserver(Lines(log: self)) }

    private final class Lines: _RequestObserver {
        private let log: Log
        /// The number of ancestors of the injector.
        private let depth: Int
        /// The number of ancestors up to the one that declares an entry; the injector's own have none.
        private let generations: [ObjectIdentifier: Int]

        init(log: Log, depth: Int = 0, generations: [ObjectIdentifier: Int] = [:]) {
            (self.log, self.depth, self.generations) = (log, depth, generations)
        }

        func stacked(over base: _PlannedGraph, _ inherited: (any _RequestObserver)?) -> any _RequestObserver {
            let inherited = inherited as? Lines
            var generations: [ObjectIdentifier: Int] = [:]
            for binding in base.model.bindings.indices {
                guard let entry = base.entry(of: binding) else { continue }
                generations[ObjectIdentifier(entry)] = (inherited?.generation(of: binding, in: base) ?? 0) + 1
            }
            return Lines(log: log, depth: (inherited?.depth ?? 0) + 1, generations: generations)
        }

        /// The number of ancestors up to the one that declares a binding; for a collection, the nearest that contributes.
        private func generation(of binding: Int, in graph: _PlannedGraph) -> Int {
            if let entry = graph.entry(of: binding) { return generations[ObjectIdentifier(entry)] ?? 0 }
            let model = graph.model
            guard model.bindings[binding].kind == .collection else { return depth }
            return model.bindings[binding].edges.lazy.map { model.edges[$0].to }.filter { $0 >= 0 }
                .map { self.generation(of: $0, in: graph) }.min() ?? depth
        }

        func willAnswer(_ request: _Key, by binding: Int?, in graph: _PlannedGraph) {
            guard log.level <= .debug else { return }
            let words = Self.words(for: request)
            log.write(.debug, "Solving type \(words)")
            let ancestors = binding.map { generation(of: $0, in: graph) } ?? depth
            for _ in 0..<ancestors { log.write(.debug, "Parent solving type \(words)") }
        }

        func willTrap(_ request: _Key) {
            log.write(.error, "Factory not found: \(Self.words(for: request))")
        }

        /// Describes a request as `Hash for Pump with tag: empty: Pump`; the first name is without an optional.
        private static func words(for request: _Key) -> String {
            let tag = request.tag
            let type = "\(request.element)"
            let marks = [tag.map { "\($0)" }, request.qualifier].compactMap(\.self)
            let optional = "Optional<"
            let name = type.hasPrefix(optional) ? String(type.dropFirst(optional.count).dropLast()) : type
            return "Hash for \(name) with tag: \(marks.isEmpty ? "empty" : marks.joined(separator: " ")): \(type)"
        }
    }
}
