// SPDX-License-Identifier: Apache-2.0

import DICore

extension Properties {
    /// The sources that set a property, the effective one first.
    public struct Explanation: Sendable, CustomStringConvertible {
        /// One source that sets it.
        public struct Setting: Sendable, Hashable {
            /// The value as it was written, or `<secret>`.
            public let value: String
            /// The place where it was set.
            public let origin: Properties.Origin
        }

        /// The path in its canonical form.
        public let path: String
        /// The settings, the effective one first; empty if no source sets it.
        public let settings: [Setting]
        /// A line for each source, the effective one first, and a line for the result of references.
        public let description: String
    }

    /// Returns the sources that set a property, the effective one first; secret values are replaced by `<secret>`.
    public func explain(_ path: String) -> Properties.Explanation {
        let marked = markingDeclaredSecrets
        let parsed: PropertyPath
        do throws(PathError) {
            parsed = try PropertyPath(parsing: path)
        } catch {
            let words = "\(path) is not set\n  not a property path: \(error.problem)"
            return Properties.Explanation(path: path, settings: [], description: words)
        }
        guard let node = root.descendant(parsed) else {
            let notes = Diagnostic.missing(parsed, in: self).notes.map { "\n  \($0)" }.joined()
            return Properties.Explanation(path: "\(parsed)", settings: [], description: "\(parsed) is not set\(notes)")
        }
        let nodes = Array(sequence(first: node, next: \.overridden))
        let settings = nodes.map { Explanation.Setting(value: marked.shown($0, parsed), origin: $0.origin) }
        var lines = zip(nodes.indices, nodes).map { index, node in
            guard index > 0 else { return "\(parsed) = \(settings[index].value)" }
            let isMerged = node.map != nil && nodes[index - 1].map != nil
            return "  \(isMerged ? "merged with" : "overrides") \(settings[index].value)"
        }
        let width = lines.map(\.count).filter { $0 <= 60 }.max() ?? 0
        for (index, setting) in settings.enumerated() {
            lines[index] += String(repeating: " ", count: max(0, width - lines[index].count)) + "   \(setting.origin)"
        }
        if let outcome = marked.outcome(of: node, parsed) { lines.insert("  \(outcome)", at: 1) }
        return Explanation(path: "\(parsed)", settings: settings, description: lines.joined(separator: "\n"))
    }

    private func shown(_ node: PropertyNode, _ path: PropertyPath) -> String {
        let node = node.single
        return !node.isCollection && isSecret(node, at: path) ? Shown.secret : Shown.value(node.content)
    }

    /// Returns the result of the references in a value, or the reason why they cannot be resolved.
    private func outcome(of node: PropertyNode, _ path: PropertyPath) -> String? {
        guard case .template = node.content, !isSecret(node, at: path) else { return nil }
        var resolver = ReferenceResolver(properties: self)
        do throws(PropertyError) {
            return "resolves to \(shown(try resolver.resolve(node, at: path), path))"
        } catch {
            return "cannot be resolved: \(error.diagnostic.message)"
        }
    }
}
