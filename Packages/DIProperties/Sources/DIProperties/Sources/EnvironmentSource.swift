// SPDX-License-Identifier: Apache-2.0

/// The variables of the environment as a tree whose keys have an unknown spelling.
struct EnvironmentSource {
    let prefix: String
    let variables: [String: String]
    let limits: Properties.Limits

    /// Returns the tree; nil if no variable has the prefix.
    func tree(_ problems: inout [(SyntaxProblem, String)]) -> PropertyNode? {
        var map = PropertyMap()
        var first: Properties.Origin?
        for (name, text) in variables.sorted(by: { $0.key < $1.key }) where isOurs(name) {
            let origin = Properties.Origin(Properties.Origin.environment(name))
            let keys = Self.segments(of: name.dropFirst(prefix.count)).map { $0.lowercased() }
            if let (problem, source) = problem(of: keys, in: map, origin) {
                // Without a prefix, most variables are those of other programs, such as `__CF_USER_TEXT_ENCODING` of macOS.
                if !prefix.isEmpty || keys.count > limits.depth { problems.append((problem, source)) }
                continue
            }
            first = first ?? origin
            map.insert(PropertyNode(untyped: text, below: keys.count, origin, limits), at: keys[...])
        }
        return first.map { PropertyNode(.map(map), $0) }
    }

    /// Returns the problem of a variable among those that were read before it, with the source that has it.
    private func problem(
        of keys: [String], in map: PropertyMap, _ origin: Properties.Origin
    ) -> (SyntaxProblem, String)? {
        guard !keys.contains("") else {
            return (
                SyntaxProblem("a key is missing next to '__'", fix: "write it like \(prefix)SERVER__PORT"),
                origin.source
            )
        }
        guard keys.count <= limits.depth else { return (.tooDeep(limits.depth, at: nil), origin.source) }
        var (node, depth) = (PropertyNode?.some(PropertyNode(.map(map), origin)), 0)
        while depth < keys.count, let below = node?.child(keys[depth]) {
            (node, depth) = (below, depth + 1)
            if !below.isCollection || below.json != nil { break }
        }
        guard let other = node, let name = other.origin.variable else { return nil }
        let isLeaf = !other.isCollection || other.json != nil
        if isLeaf, depth == keys.count {
            return (SyntaxProblem("\(name) sets the same property", fix: "unset one of the two"), origin.source)
        }
        guard isLeaf || depth == keys.count else { return nil }
        let (value, below) = isLeaf ? (other.origin, origin) : (origin, other.origin)
        let words = "it sets a value, and \(below.variable ?? "") sets another below it"
        return (SyntaxProblem(words, fix: "unset one of the two"), value.source)
    }

    private func isOurs(_ name: String) -> Bool {
        name.count > prefix.count && name.prefix(prefix.count).lowercased() == prefix.lowercased()
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
}

extension PropertyMap {
    /// Sets the value of a variable; a map on the way has the origin of its first one.
    fileprivate mutating func insert(_ value: PropertyNode, at keys: ArraySlice<String>) {
        guard let key = keys.first else { return }
        let known = self[key]
        var node = value
        if keys.count > 1 {
            var below = known?.map ?? PropertyMap()
            below.insert(value, at: keys.dropFirst())
            node = PropertyNode(.map(below), known?.origin ?? value.origin)
        }
        set(spelling(of: key, isFolded: true) ?? key, node, isFolded: true)
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
