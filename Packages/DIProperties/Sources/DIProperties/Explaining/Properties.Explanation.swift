// SPDX-License-Identifier: Apache-2.0

import DICore

extension Properties {
    /// The sources that set a property, the effective one first.
    public struct Explanation: Sendable, Hashable, CustomStringConvertible {
        /// One source that sets it.
        public struct Setting: Sendable, Hashable {
            /// The value as it was written, or `<secret>`.
            public let value: String
            /// The place where it was set.
            public let origin: Properties.Origin
            /// Whether the value is a map, which earlier settings are merged with.
            public let isMerged: Bool
        }

        /// The path in its canonical form.
        public let path: String
        /// The settings, the effective one first; empty if no source sets it.
        public let settings: [Setting]
        /// The result of the references in the value, or the reason why they cannot be resolved.
        let outcome: String?
        /// Notes on what may have been intended.
        let notes: [String]

        /// A line for each source, the effective one first.
        public var description: String {
            guard let first = settings.first else {
                return (["\(path) is not set"] + notes.map { "  \($0)" }).joined(separator: "\n")
            }
            let head = "\(path) = \(first.value)"
            var lines =
                [head] + settings.dropFirst().map { "  \($0.isMerged ? "merged with" : "overrides") \($0.value)" }
            let width = lines.map(\.count).filter { $0 <= 60 }.max() ?? 0
            for (index, setting) in settings.enumerated() {
                lines[index] +=
                    String(repeating: " ", count: max(0, width - lines[index].count)) + "   \(setting.origin)"
            }
            if let outcome { lines.insert("  \(outcome)", at: 1) }
            return lines.joined(separator: "\n")
        }
    }
}

extension Properties {
    /// Returns the sources that set a property, the effective one first; values of secrets are left out.
    public func explain(_ path: String) -> Properties.Explanation {
        markingDeclaredSecrets.explanation(of: path)
    }

    private func explanation(of path: String) -> Properties.Explanation {
        let steps: PropertyPath
        do throws(PathError) {
            steps = try PropertyPath(parsing: path)
        } catch {
            return Properties.Explanation(
                path: path, settings: [], outcome: nil, notes: ["not a property path: \(error.problem)"])
        }
        guard let node = root.descendant(steps) else {
            let notes = Diagnostic.missing(steps, in: self).notes
            return Properties.Explanation(path: "\(steps)", settings: [], outcome: nil, notes: notes)
        }
        var settings: [Properties.Explanation.Setting] = []
        var current: PropertyNode? = node
        var later: PropertyNode?
        while let node = current {
            let isMerged = node.map != nil && later?.map != nil
            settings.append(
                Properties.Explanation.Setting(
                    value: shown(node, steps), origin: node.origin, isMerged: isMerged))
            (later, current) = (node, node.overridden)
        }
        return Properties.Explanation(
            path: "\(steps)", settings: settings, outcome: outcome(of: node, steps), notes: [])
    }

    private func shown(_ node: PropertyNode, _ path: PropertyPath) -> String {
        let node = node.single
        return !node.isCollection && isSecret(node, at: path) ? Shown.secret : Shown.value(node.content)
    }

    /// Returns the result of the references in a value.
    private func outcome(of node: PropertyNode, _ path: PropertyPath) -> String? {
        guard case .template = node.content, !isSecret(node, at: path) else { return nil }
        var resolver = ReferenceResolver(self)
        do throws(PropertyError) {
            let resolved = try resolver.resolve(node, at: path)
            return "resolves to \(shown(resolved, path))"
        } catch {
            return "cannot be resolved: \(error.diagnostic.message)"
        }
    }
}
