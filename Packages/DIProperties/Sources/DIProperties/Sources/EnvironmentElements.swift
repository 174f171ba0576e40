// SPDX-License-Identifier: Apache-2.0

/// The check of variables below a list of an earlier source.
///
/// Each must name an existing element or the next one; any other would replace the whole list.
struct EnvironmentElements {
    /// The problems so far, each with its source.
    private(set) var problems: [(SyntaxProblem, String)] = []
    private let environment: EnvironmentSource

    init(_ environment: EnvironmentSource) {
        self.environment = environment
    }

    /// Checks a tree of variables against the values that earlier sources have at the same paths.
    mutating func check(_ tree: PropertyNode, over older: PropertyNode, at path: PropertyPath = PropertyPath()) {
        guard let map = tree.map, tree.json == nil else { return }
        if let list = older.list { check(map, over: list.count, older.origin, path) }
        for key in map.keys.sorted() {
            let step = Self.step(key, in: older)
            if let below = map[key], let child = older.child(step) {
                check(below, over: child, at: path.appending(step))
            }
        }
    }

    private static func step(_ key: String, in older: PropertyNode) -> PropertyPath.Step {
        if older.list != nil, let index = key.asIndex { return .index(index) }
        return .key(older.map?.spelling(of: key, isFolded: true) ?? key)
    }

    private mutating func check(
        _ map: PropertyMap, over count: Int, _ origin: Properties.Origin, _ path: PropertyPath
    ) {
        var next = count
        let keys = map.keys.sorted { ($0.asIndex ?? .max, $0) < ($1.asIndex ?? .max, $1) }
        for key in keys {
            guard let name = map[key]?.origin.variable else { continue }
            if let index = key.asIndex, index <= next {
                next = max(next, index + 1)
                continue
            }
            let list = environment.name(of: name, downTo: path.steps.count)
            let problem =
                key.asIndex.map {
                    SyntaxProblem(
                        "it sets element \($0) of '\(path)', whose length is \(next)",
                        fix: "the next element is \(list)__\(next)")
                }
                ?? SyntaxProblem(
                    "'\(path)' is a list, set in \(origin), and '\(key)' is not an index",
                    fix: "name an element, such as \(list)__0")
            problems.append((problem, Properties.Origin.environment(name)))
        }
    }
}
