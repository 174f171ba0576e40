// SPDX-License-Identifier: Apache-2.0

/// All mistakes of a graph at once, sorted by place, id and subject.
///
/// Thrown by `ComponentFactory.of` and `validate`. The texts of the diagnostics are made when they are first read, so that
/// a program that only wants to know whether its graph is valid does not wait for them.
public struct GraphError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    private let report: _Report

    /// Wraps a report that holds at least one error.
    public init(_report: _Report) {
        report = _report
    }

    /// Makes an error of diagnostics that are there already.
    public init(diagnostics: [Diagnostic]) {
        report = _Report(diagnostics)
    }

    /// What is wrong, sorted: errors only. Warnings and notes are in the graph's own diagnostics, and wait there.
    ///
    /// Complexity: On first use, linear in the graph.
    public var diagnostics: [Diagnostic] { report.diagnostics }

    /// The texts of all errors, with an empty line between, and how many there are.
    public var description: String { rendered() }

    /// The texts of all errors, with an empty line between, and how many there are; in colours where asked for.
    ///
    /// An error that nobody catches is printed without colours; ``Diagnostic/rendered(in:)`` says when to ask for them.
    public func rendered(in style: Diagnostic.Style = .plain) -> String {
        var renderer = DiagnosticRenderer(style)
        var count = 0
        for diagnostic in diagnostics where diagnostic.severity == .error {
            renderer.write(diagnostic)
            renderer.write("\n\n")
            count += 1
        }
        renderer.begin(.name)
        renderer.write(count == 1 ? "1 error" : "\(count) errors")
        renderer.end()
        renderer.write(" in the object graph")
        return renderer.text
    }

    /// The same text.
    public var debugDescription: String { description }
}

/// Diagnostics that are put into words when they are first read.
public final class _Report: Sendable {
    private let made: OrderedMutex<[Diagnostic]?>
    private let make: @Sendable () -> [Diagnostic]

    /// Makes a report that words its findings later.
    public init(_ make: @escaping @Sendable () -> [Diagnostic]) {
        self.make = make
        made = OrderedMutex(nil)
    }

    convenience init(_ diagnostics: [Diagnostic]) {
        self.init { diagnostics }
    }

    /// The diagnostics, sorted and each once.
    public var diagnostics: [Diagnostic] {
        made.withLock { made in
            if let made { return made }
            var seen: Set<Diagnostic> = []
            let sorted = make().filter { seen.insert($0).inserted }.sorted(by: Diagnostic.precedes)
            made = sorted
            return sorted
        }
    }
}
