// SPDX-License-Identifier: Apache-2.0

/// The paths that a decoder has read, from which the unread ones follow.
struct Trail: Equatable, Sendable {
    /// The trail of a read that failed before it started: any path might have been read.
    static let unknown: Trail = Trail(unfinished: [PropertyPath()])

    var read: [PropertyPath] = []
    /// The paths that were not read to their end: anything below them might have been read.
    var unfinished: [PropertyPath] = []
}

/// The paths that were read, as a tree.
struct ReadPaths {
    /// By the names of steps; numbers match the indices of lists. Keys are strings, because the first dictionary with keys of
    /// another type makes the runtime read all conformances of the program.
    private var children: [String: ReadPaths] = [:]
    /// Whether the value itself was read, not only something below.
    private var isRead: Bool = false
    /// Whether anything below might be read.
    private var isUnfinished: Bool = false

    mutating func insert(_ steps: ArraySlice<PropertyPath.Step>, isUnfinished: Bool = false) {
        guard let first = steps.first else {
            isRead = true
            self.isUnfinished = self.isUnfinished || isUnfinished
            return
        }
        children[first.name, default: ReadPaths()].insert(steps.dropFirst(), isUnfinished: isUnfinished)
    }

    /// Returns the paths that were read below a step. Keys of unknown spelling match any case.
    func child(_ name: String, isFolded: Bool = false) -> ReadPaths? {
        if let child = children[name] { return child }
        return isFolded ? children.first { $0.key.foldedAsKey == name.foldedAsKey }?.value : nil
    }

    var keys: [String] { children.keys.sorted() }

    var isWhole: Bool { isUnfinished || isRead && children.isEmpty }
}

/// The values that one binding was read from: the values below its path, and the values that these refer to.
///
/// A binding that reads equal values in another configuration is the same there.
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
