// SPDX-License-Identifier: Apache-2.0

/// The paths that a decoder has read, from which the unread ones follow.
struct Trail: Hashable, Sendable {
    /// The trail of a read that failed before it started: any path might have been read.
    static let unknown: Trail = Trail(unfinished: [PropertyPath()])

    /// The paths that were read or referred to.
    var read: [PropertyPath] = []
    /// The paths that were not read to their end: anything below them might have been read.
    var unfinished: [PropertyPath] = []
}

/// The paths that were read, as a tree.
struct ReadPaths {
    // Two dictionaries of common keys: in each process, the runtime reads all conformances of the program for the first
    // dictionary whose keys are of another type.
    private var children: [String: ReadPaths] = [:]
    private var elements: [Int: ReadPaths] = [:]
    /// Whether the value itself was read, not only something below.
    private(set) var isRead: Bool = false
    /// Whether anything below might be read.
    private(set) var isUnfinished: Bool = false

    mutating func insert(_ steps: ArraySlice<PropertyPath.Step>, isUnfinished: Bool = false) {
        guard let first = steps.first else {
            isRead = true
            self.isUnfinished = self.isUnfinished || isUnfinished
            return
        }
        switch first {
        case .key(let key): children[key, default: ReadPaths()].insert(steps.dropFirst(), isUnfinished: isUnfinished)
        case .index(let index):
            elements[index, default: ReadPaths()].insert(steps.dropFirst(), isUnfinished: isUnfinished)
        }
    }

    /// Returns the paths that were read below a step. Keys of unknown spelling match any case, numbers match list indices.
    func child(_ step: PropertyPath.Step, isFolded: Bool) -> ReadPaths? {
        switch step {
        case .index(let index): return elements[index]
        case .key(let key):
            if let child = children[key] { return child }
            if let index = Int(key), let element = elements[index] { return element }
            guard isFolded else { return nil }
            return children.first { $0.key.foldedAsKey == key.foldedAsKey }?.value
        }
    }

    /// Returns whether the value at a path was itself read.
    func reads(_ steps: ArraySlice<PropertyPath.Step>) -> Bool {
        guard let first = steps.first else { return isRead }
        return child(first, isFolded: false)?.reads(steps.dropFirst()) ?? false
    }

    /// The keys that were read here, sorted.
    var keys: [String] { children.keys.sorted() }

    /// Whether everything below was read, or might have been.
    var isWhole: Bool { isUnfinished || isRead && children.isEmpty && elements.isEmpty }
}
