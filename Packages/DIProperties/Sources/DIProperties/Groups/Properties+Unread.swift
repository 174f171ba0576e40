// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The paths that were read, as a tree.
private struct ReadPaths {
    private var children: [PropertyPath.Step: ReadPaths] = [:]
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
        children[first, default: ReadPaths()].insert(steps.dropFirst(), isUnfinished: isUnfinished)
    }

    /// What was read below a step; keys of unknown spelling match in any, and numbers as the elements of a list.
    func child(_ step: PropertyPath.Step, isFolded: Bool) -> ReadPaths? {
        if let child = children[step] { return child }
        guard case .key(let key) = step else { return nil }
        if let index = Int(key), let element = children[.index(index)] { return element }
        guard isFolded else { return nil }
        let found = children.first { other, _ in
            if case .key(let name) = other { return name.foldedAsKey == key.foldedAsKey }
            return false
        }
        return found?.value
    }

    /// Whether the value at a path was itself read.
    func reads(_ steps: ArraySlice<PropertyPath.Step>) -> Bool {
        guard let first = steps.first else { return isRead }
        return child(first, isFolded: false)?.reads(steps.dropFirst()) ?? false
    }

    /// The keys that were read here, sorted.
    var keys: [String] {
        children.keys.compactMap { step in
            if case .key(let key) = step { return key }
            return nil
        }
        .sorted()
    }

    /// Whether what is below needs no further look.
    var isWhole: Bool { isUnfinished || isRead && children.isEmpty }
}

extension Properties {
    /// A warning for each key that is set and that nothing reads; of a map that nothing reads only for the map.
    func unread(besides trails: [Trail]) -> [Diagnostic] {
        var read = ReadPaths()
        for trail in trails {
            // A reference may be to any path; below the deepest level there is nothing.
            for path in trail.read { read.insert(path.steps.prefix(limits.depth + 1)) }
            for path in trail.unfinished { read.insert(path.steps.prefix(limits.depth + 1), isUnfinished: true) }
        }
        var found: [Diagnostic] = []
        collect(root, PropertyPath(), read, &found)
        for path in Set(strays.map(\.path)).sorted(by: { "\($0)" < "\($1)" }) where read.reads(path.steps[...]) {
            found += strayOptions(for: path).map { Diagnostic.unknown(path, $0) }
        }
        return found
    }

    private func collect(
        _ node: PropertyNode, _ path: PropertyPath, _ read: ReadPaths, _ found: inout [Diagnostic]
    ) {
        guard !read.isWhole else { return }
        switch node.content {
        case .map(let map):
            for key in map.keys {
                guard let child = map[key] else { continue }
                let below = path.appending(.key(key))
                if let known = read.child(.key(key), isFolded: map.isFolded(key)) {
                    collect(child, below, known, &found)
                } else {
                    found.append(.unknown(below, child, fixes: fixes(for: key, below: path, read)))
                }
            }
        case .list(let list):
            for (index, child) in list.enumerated() {
                let step = PropertyPath.Step.index(index)
                if let known = read.child(step, isFolded: false) { collect(child, path.appending(step), known, &found) }
            }
        default: break
        }
    }
}

extension Properties {
    /// Ways to mend a key that nothing reads.
    private func fixes(for key: String, below path: PropertyPath, _ read: ReadPaths) -> [String] {
        if let nested = try? PropertyPath(parsing: key), nested.steps.count > 1, read.reads(nested.steps[...]) {
            let keys = nested.steps.compactMap { step in
                if case .key(let key) = step { return key }
                return nil
            }
            if keys.count == nested.steps.count { return ["nest it: \(Self.nested(keys))"] }
        }
        let near = _DiagnosticText.nearest(to: key, among: read.keys)
        return near.map { [_DiagnosticText.didYouMean("'\(path.appending(.key($0)))'")] } ?? []
    }
}

extension Diagnostic {
    fileprivate static func unknown(_ path: PropertyPath, _ option: Habit) -> Diagnostic {
        Diagnostic(
            id: .propertyUnknown, severity: .warning, subject: "\(path)", message: option.note, trace: [],
            fixes: [option.fix])
    }

    fileprivate static func unknown(_ path: PropertyPath, _ node: PropertyNode, fixes: [String]) -> Diagnostic {
        Diagnostic(
            id: .propertyUnknown, severity: .warning, subject: "\(path)", message: "nothing reads '\(path)'",
            trace: Step.history(of: node, ofKeys: true),
            fixes: fixes + ["remove it"])
    }
}
