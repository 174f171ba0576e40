// SPDX-License-Identifier: Apache-2.0

/// All mistakes of a graph together, sorted by place, id and subject.
///
/// Thrown by `ComponentFactory.of`, `validate`, injectors and module stacks. The texts are made when they are first read, so
/// checking a graph's validity does not wait for them. They are short, unless the program contains `DIDiagnostics`, as tests do.
public struct GraphError: Error, CustomStringConvertible {
    private let report: _Report

    /// Makes an error whose diagnostics, at least one, are made when they are first read.
    package init(_ make: @escaping @Sendable () -> [Diagnostic]) {
        report = _Report(make)
    }

    /// Makes an error from existing diagnostics.
    public init(diagnostics: [Diagnostic]) {
        self.init { diagnostics }
    }

    /// The errors, sorted. Warnings and notes are in the diagnostics of the graph.
    ///
    /// Complexity: linear in the graph on first use.
    public var diagnostics: [Diagnostic] { report.diagnostics }

    /// The texts of all errors, separated by empty lines, and their number.
    public var description: String { rendered() }

    /// Renders the texts of all errors, separated by empty lines, and their number, with colors on request.
    ///
    /// Uncaught errors are printed without colors; see ``Diagnostic/rendered(in:)`` for when to request them.
    public func rendered(in style: Diagnostic.Style = .plain) -> String {
        let renderer = DiagnosticRenderer(style: style)
        let errors = diagnostics.filter { $0.severity == .error }
        let count = renderer.painted(errors.count == 1 ? "1 error" : "\(errors.count) errors", .name)
        return errors.map { renderer.text(of: $0) + "\n\n" }.joined() + count + " in the object graph"
            + (_LinkedWords.type == nil ? "\n" + Self.more : "")
    }

    /// The last line of the text in a program with short diagnostics.
    private static let more: String = "'swift package di check' says more"
}

/// Diagnostics whose texts are made when they are first read.
package final class _Report: Sendable {
    private let made: OrderedMutex<[Diagnostic]?> = OrderedMutex(nil)
    private let make: @Sendable () -> [Diagnostic]

    /// Makes a report from a function that makes its diagnostics.
    package init(_ make: @escaping @Sendable () -> [Diagnostic]) {
        self.make = make
    }

    /// The diagnostics, sorted and without repetitions.
    package var diagnostics: [Diagnostic] {
        made.withLock { made in
            if let made { return made }
            var seen: Set<Diagnostic> = []
            let sorted = make().filter { seen.insert($0).inserted }._sorted(by: Diagnostic.precedes)
            made = sorted
            return sorted
        }
    }
}
