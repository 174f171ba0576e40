// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PropertyLoader {
    /// Merges the variables of the environment with a prefix, as a tree whose keys have an unknown spelling.
    mutating func add(_ variables: [String: String], prefix: String) {
        note("environment variables \(prefix)…")
        var map = PropertyMap()
        var first: Properties.Origin?
        for (name, text) in variables.sorted(by: { $0.key < $1.key })
        where name.count > prefix.count && name.prefix(prefix.count).lowercased() == prefix.lowercased() {
            let origin = Properties.Origin("environment variable \(name)")
            let keys = name.dropFirst(prefix.count).lowercased().components(separatedBy: "__")
            let value = PropertyNode(untyped: text, below: keys.count, origin, limits)
            if let problem = problem(of: value, at: keys, in: PropertyNode(.map(map), origin), prefix) {
                // Without a prefix, most variables belong to other programs, such as `__CF_USER_TEXT_ENCODING` of macOS.
                if !prefix.isEmpty || keys.count > limits.depth { report(problem, in: origin.source) }
                continue
            }
            first = first ?? origin
            map.insert(value, at: keys[...])
        }
        guard let first else { return }
        let tree = PropertyNode(.map(map), first)
        check(tree, over: root, at: PropertyPath())
        add(tree)
    }

    /// Returns the problem of a variable beside the variables that were read before it.
    private func problem(
        of value: PropertyNode, at keys: [String], in tree: PropertyNode, _ prefix: String
    ) -> SyntaxProblem? {
        guard !keys.contains("") else {
            return SyntaxProblem("a key is missing next to '__'", fix: "write it like \(prefix)SERVER__PORT")
        }
        guard keys.count <= limits.depth else { return .tooDeep(limits.depth, at: nil) }
        return tree.contradiction(of: value, at: keys.map { .key($0) }, isOption: false).map {
            SyntaxProblem("it contradicts \($0)", fix: "unset one of the two")
        }
    }

    /// Reports variables below a list of an earlier source that name neither an element of it nor the next one.
    private mutating func check(_ tree: PropertyNode, over older: PropertyNode, at path: PropertyPath) {
        guard let map = tree.map, tree.json == nil else { return }
        for key in map.keys.sorted() {
            guard let child = map[key] else { continue }
            var step = PropertyPath.Step.key(older.map?.spelling(of: key, isFolded: true) ?? key)
            if older.list != nil {
                step = key.asIndex.map { .index($0) } ?? step
                // The element before it may be new, too.
                let isNext = key.asIndex.map { map[String($0 - 1)] != nil } ?? false
                if !isNext, let mistake = older.mistake(of: step, at: path) {
                    report(mistake, in: child.origin.source)
                }
            }
            if let below = older.child(step) { check(child, over: below, at: path.appending(step)) }
        }
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
