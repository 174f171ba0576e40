// SPDX-License-Identifier: Apache-2.0

/// The variables of the environment as a tree whose keys have an unknown spelling.
struct EnvironmentSource {
    let prefix: String
    let variables: [String: String]
    let limits: Properties.Limits

    /// A node under construction: the value of a variable, or its children.
    private final class Branch {
        var variable: (name: String, text: String)?
        var children: [(key: String, branch: Branch)] = []

        /// Returns the child of a key; `-` and `_` are the same.
        func child(_ key: String) -> Branch {
            if let known = known(key) { return known }
            let branch = Branch()
            children.append((key, branch))
            return branch
        }

        private func known(_ key: String) -> Branch? {
            let folded = key.foldedAsKey
            return children.first { $0.key.isFolded(as: folded) }?.branch
        }

        /// Returns whether a variable sets the same path, or one above or below it.
        func isTaken(_ segments: [String]) -> Bool {
            var branch = self
            for segment in segments {
                guard let next = branch.known(segment) else { return false }
                if next.variable != nil { return true }
                branch = next
            }
            return true
        }

        /// The name of a variable here or below.
        var name: String { variable?.name ?? children.first?.branch.name ?? "" }
    }

    /// Returns the tree; nil if no variable has the prefix.
    func tree(_ problems: inout [(SyntaxProblem, String)]) -> PropertyNode? {
        let root = Branch()
        for (name, text) in variables.sorted(by: { $0.key < $1.key }) where isOurs(name) {
            insert(name, text, into: root, &problems)
        }
        return root.children.isEmpty ? nil : node(of: root, below: 0, &problems)
    }

    private func isOurs(_ name: String) -> Bool {
        name.count > prefix.count && name.prefix(prefix.count).lowercased() == prefix.lowercased()
    }

    private func insert(
        _ name: String, _ text: String, into root: Branch, _ problems: inout [(SyntaxProblem, String)]
    ) {
        let segments = Self.segments(of: name.dropFirst(prefix.count)).map { $0.lowercased() }
        // Without a prefix, most variables are those of other programs, such as `__CF_USER_TEXT_ENCODING` of macOS.
        if prefix.isEmpty, segments.contains("") || root.isTaken(segments) { return }
        guard !segments.contains("") else {
            let problem = SyntaxProblem("a key is missing next to '__'", fix: "write it like \(prefix)SERVER__PORT")
            return problems.append((problem, Properties.Origin.environment(name)))
        }
        guard segments.count <= limits.depth else {
            return problems.append((.tooDeep(limits.depth, at: nil), Properties.Origin.environment(name)))
        }
        let branch = segments.reduce(root) { $0.child($1) }
        if let other = branch.variable?.name {
            let problem = SyntaxProblem("\(other) sets the same property", fix: "unset one of the two")
            return problems.append((problem, Properties.Origin.environment(name)))
        }
        branch.variable = (name, text)
    }

    /// Returns the start of a variable's name, which names an enclosing value.
    func name(of variable: String, downTo depth: Int) -> String {
        let segments = Self.segments(of: variable.dropFirst(prefix.count))
        return variable.prefix(prefix.count) + segments.prefix(depth).joined(separator: "__")
    }

    /// Splits a name at double underscores; a third underscore belongs to the following part.
    private static func segments(of name: Substring) -> [String] {
        var segments: [String] = []
        var segment = ""
        var rest = name
        while let character = rest.first {
            if rest.hasPrefix("__") {
                segments.append(segment)
                segment = ""
                rest = rest.dropFirst(2)
            } else {
                segment.append(character)
                rest = rest.dropFirst()
            }
        }
        return segments + [segment]
    }

    private func node(of branch: Branch, below depth: Int, _ problems: inout [(SyntaxProblem, String)]) -> PropertyNode
    {
        if let variable = branch.variable {
            if let below = branch.children.first?.branch.name {
                let problem = SyntaxProblem(
                    "it sets a value, and \(below) sets another below it", fix: "unset one of the two")
                problems.append((problem, Properties.Origin.environment(variable.name)))
            }
            return PropertyNode(
                untyped: variable.text, below: depth,
                Properties.Origin(Properties.Origin.environment(variable.name)), limits)
        }
        var map = PropertyMap(minimumCapacity: branch.children.count)
        for (key, child) in branch.children {
            map.set(key, node(of: child, below: depth + 1, &problems), isFolded: true)
        }
        return PropertyNode(.map(map), Properties.Origin(Properties.Origin.environment(branch.name)))
    }
}

extension PropertyLoader {
    /// Merges variables of the environment.
    mutating func add(_ environment: EnvironmentSource) {
        note("environment variables \(environment.prefix)…")
        var problems: [(SyntaxProblem, String)] = []
        let tree = environment.tree(&problems)
        if let tree {
            var elements = EnvironmentElements(environment)
            elements.check(tree, over: root)
            problems += elements.problems
        }
        for (problem, source) in problems { report(problem, in: source) }
        if let tree { add(tree) }
    }
}
