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
            && one.values.allSatisfy { path, node in
                guard let found = other.values.first(where: { $0.path == path }) else { return false }
                return switch (node, found.node) {
                case (let node?, let found?): node.hasContent(of: found)
                case (nil, nil): true
                default: false
                }
            }
    }
}

extension PropertyNode {
    /// Returns whether a value reads as another one, wherever the two were set.
    fileprivate func hasContent(of other: PropertyNode) -> Bool {
        if self === other { return true }
        return switch (content, other.content) {
        case (.null, .null): true
        case (.bool(let one), .bool(let two)): one == two
        case (.number(let one), .number(let two)), (.text(let one), .text(let two)),
            (.untyped(let one), .untyped(let two)), (.template(let one), .template(let two)):
            one == two
        case (.list(let one), .list(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.hasContent(of: $1) }
        case (.map(let one), .map(let two)):
            one.keys == two.keys && json == other.json
                && one.keys.allSatisfy { key in
                    guard let node = one[key], let found = two[key] else { return false }
                    return one.isFolded(key) == two.isFolded(key) && node.hasContent(of: found)
                }
        default: false
        }
    }
}
