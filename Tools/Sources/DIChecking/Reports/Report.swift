// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The diagnostics of a checked package as reports list them: each once, with its places in files.
struct Report {
    /// A diagnostic, and where it is.
    struct Entry {
        let diagnostic: Diagnostic
        /// The places in files, several where a target has files of one name; none if the diagnostic has no place.
        let locations: [Location]
        /// The components with the diagnostic, in their order.
        var components: [String]
    }

    /// The entries, sorted by place, id and subject.
    let entries: [Entry]
    let componentCount: Int
    /// The number of modules that were checked alone.
    let moduleCount: Int
    let bindingCount: Int
    let files: SourceFiles

    /// Collects the diagnostics of a result.
    init(_ result: CheckResult, of package: PackageLayout?, namesWholePaths: Bool = false) {
        files = SourceFiles(package, namesWholePaths: namesWholePaths)
        componentCount = result.components.count
        moduleCount = result.modules.count
        bindingCount = result.components.reduce(0) { $0 + $1.graph.bindings.count }
        let files = files
        var merged = MergedDiagnostics()
        for component in result.components + result.modules {
            let title = component.graph.components.first?.name
            for diagnostic in component.shown {
                merged.add(files.withRelativePaths(diagnostic), of: component.name, title)
            }
        }
        for note in result.notes where !note.isToldElsewhere { merged.add(files.withRelativePaths(note.diagnostic)) }
        let found = merged.sorted.map { diagnostic, components in
            let step = diagnostic.trace.first { $0.place != nil && $0.place == diagnostic.place }
            return Entry(
                diagnostic: diagnostic, locations: step.map { Self.locations(of: $0, files) } ?? [],
                components: components)
        }
        entries = Self.sorted(found)
    }

    /// Returns the places in files that the place of a step may be.
    func locations(of step: Diagnostic.Step) -> [Location] {
        Self.locations(of: step, files)
    }

    /// Sorts entries by their files and lines, those without a place first; others keep their order.
    private static func sorted(_ entries: [Entry]) -> [Entry] {
        entries.enumerated().sorted { one, other in
            guard let left = one.element.locations.first, let right = other.element.locations.first else {
                let isPlaced = (!one.element.locations.isEmpty, !other.element.locations.isEmpty)
                return isPlaced.0 == isPlaced.1 ? one.offset < other.offset : !isPlaced.0
            }
            return (left.path, left.line, one.offset) < (right.path, right.line, other.offset)
        }.map(\.element)
    }

    /// The column is 1 where only the line is known.
    private static func locations(of step: Diagnostic.Step, _ files: SourceFiles) -> [Location] {
        guard let place = step.place else { return [] }
        let line = max(1, place.line)
        let paths = files.absolutePaths(of: place)
        guard !paths.isEmpty else {
            return files.candidates(for: place).map { Location(path: $0, line: line, column: step.column ?? 1) }
        }
        return paths.map { Location(path: files.relative($0), line: line, column: 1) }
    }

    /// The number of entries of a severity.
    func count(_ severity: Diagnostic.Severity) -> Int {
        entries.count { $0.diagnostic.severity == severity }
    }

    /// Returns the exit status: 1 if there are errors, or warnings that count as errors.
    func status(warningsAsErrors: Bool) -> Int32 {
        count(.error) > 0 || warningsAsErrors && count(.warning) > 0 ? 1 : 0
    }
}

extension Diagnostic.Step {
    /// The column of the place in a file of properties, which is the remark of the step.
    var column: Int? {
        let label = "column "
        return remark.hasPrefix(label) ? Int(remark.dropFirst(label.count)) : nil
    }
}

/// Diagnostics of several components, each once for the same message at the same place.
private struct MergedDiagnostics {
    /// The parts that diagnostics of two components share.
    private struct Subject: Hashable {
        let id: Diagnostic.ID
        let severity: Diagnostic.Severity
        let message: String
        /// The place of the mistake, without the path to the root; all places where the message names the component.
        let places: [Place?]

        init(_ diagnostic: Diagnostic, of title: String?) {
            (id, severity) = (diagnostic.id, diagnostic.severity)
            guard let place = diagnostic.place else {
                // Without a place, only equal ones are the same.
                (message, places) = (diagnostic.description, [])
                return
            }
            let unnamed = title.map { diagnostic.message.replacing("'\($0)'", with: "''") } ?? diagnostic.message
            message = unnamed
            places = unnamed == diagnostic.message ? [place] : diagnostic.trace.map(\.place)
        }
    }

    private var positions: [Subject: Int] = [:]
    private var found: [(diagnostic: Diagnostic, components: [String])] = []

    /// Adds a diagnostic of a component, whose messages call it by a title.
    mutating func add(_ diagnostic: Diagnostic, of component: String? = nil, _ title: String? = nil) {
        let subject = Subject(diagnostic, of: title)
        let components = component.map { [$0] } ?? []
        if let position = positions[subject] {
            for component in components where !found[position].components.contains(component) {
                found[position].components.append(component)
            }
        } else {
            positions[subject] = found.count
            found.append((diagnostic, components))
        }
    }

    /// The diagnostics in the order in which the library lists them.
    var sorted: [(diagnostic: Diagnostic, components: [String])] {
        let order = _Report { [found] in found.map(\.diagnostic) }.diagnostics
        let components = Dictionary(found.map { ($0.diagnostic, $0.components) }) { first, _ in first }
        return order.map { ($0, components[$0] ?? []) }
    }
}
