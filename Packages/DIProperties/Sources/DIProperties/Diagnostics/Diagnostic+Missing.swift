// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic {
    /// Reports a property that no source sets, with a similar key.
    static func missing(_ path: PropertyPath, in properties: Properties, expected: String? = nil) -> Diagnostic {
        let (node, found) = properties.deepest(path)
        let notes = path.steps[safe: found.steps.count].map { note(on: node, found, $0) } ?? []
        let wanted = expected.map { " (\($0))" } ?? ""
        let shown = properties.sources.suffix(5).reversed().joined(separator: ", ")
        let place = properties.sources.isEmpty ? "a source, such as a file" : "one of the sources: \(shown)"
        return Diagnostic(
            id: .propertyMissing, severity: .error, subject: "\(path)", message: "no source sets '\(path)'\(wanted)",
            notes: notes, fixes: ["set '\(path)' in \(place)"])
    }

    /// Returns a note on the first missing step, with a similar key if there is one.
    private static func note(on node: PropertyNode, _ found: PropertyPath, _ next: PropertyPath.Step) -> [String] {
        if case .map(let map) = node.content, case .key(let key) = next {
            guard let near = _DiagnosticText.nearest(to: key, among: map.keys), let other = map[near] else { return [] }
            return [_DiagnosticText.didYouMean("'\(found.appending(.key(near)))', set in \(other.origin)")]
        }
        guard !found.steps.isEmpty else { return [] }
        return ["'\(found)' is \(Shown.described(node.content, isSecret: true)), set in \(node.origin)"]
    }
}

extension Properties {
    /// Returns the last value on the way to a path, and its own path.
    func deepest(_ path: PropertyPath) -> (PropertyNode, PropertyPath) {
        var node = root
        var found = PropertyPath()
        for step in path.steps {
            guard let child = node.child(step) else { break }
            node = child
            found.steps.append(step)
        }
        return (node, found)
    }
}

extension Array {
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
