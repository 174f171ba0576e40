// SPDX-License-Identifier: Apache-2.0

/// The values of a configuration that one binding was read from: those below its path, and those that they refer to.
///
/// A binding that reads equal ones in another configuration is the same there.
struct ReadValues: Equatable, Sendable {
    /// The values by path; a path at which nothing is set has none.
    private var nodes: [PropertyPath: PropertyNode?] = [:]

    init(at path: PropertyPath, _ trail: Trail, in properties: Properties) {
        let further = (trail.read + trail.unfinished).filter { !path.contains($0) }
        for path in [path] + further { nodes.updateValue(properties.root.descendant(path), forKey: path) }
    }

    static func == (one: ReadValues, other: ReadValues) -> Bool {
        one.nodes.count == other.nodes.count
            && one.nodes.allSatisfy { path, node in
                switch (node, other.nodes[path]) {
                case (let node?, let found??): node.hasContent(of: found)
                case (nil, .some(nil)): true
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
            one.keys == two.keys
                && one.keys.allSatisfy { key in
                    guard let node = one[key], let found = two[key] else { return false }
                    return one.isFolded(key) == two.isFolded(key) && node.hasContent(of: found)
                }
        default: false
        }
    }
}
