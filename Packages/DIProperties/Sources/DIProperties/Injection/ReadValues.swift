// SPDX-License-Identifier: Apache-2.0

/// The values of a configuration that one binding was read from: those below its path, and those that they refer to.
///
/// A binding that reads equal ones in another configuration is the same there.
struct ReadValues: Equatable, Sendable {
    /// The values at their paths, each path once, in the order in which they were read; a path at which nothing is set has none.
    private var values: [(path: PropertyPath, node: PropertyNode?)] = []

    init(at path: PropertyPath, _ trail: Trail, in properties: Properties) {
        let further = (trail.read + trail.unfinished).filter { !path.contains($0) }
        for path in [path] + further where !values.contains(where: { $0.path == path }) {
            values.append((path, properties.root.descendant(path)))
        }
    }

    static func == (one: ReadValues, other: ReadValues) -> Bool {
        one.values.count == other.values.count
            && one.values.allSatisfy { path, node in other.values.contains { $0.path == path && $0.node == node } }
    }
}
