// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension Properties {
    /// Returns a warning for each key that nothing reads; of a map that nothing reads, one for the whole map.
    func unread(besides trails: [Trail]) -> [Diagnostic] {
        var read = ReadPaths()
        for trail in trails {
            // A reference may be to any path; below the deepest level there is nothing.
            for path in trail.read { read.insert(path.steps.prefix(limits.depth + 1)) }
            for path in trail.unfinished { read.insert(path.steps.prefix(limits.depth + 1), isUnfinished: true) }
        }
        var found: [Diagnostic] = []
        collect(root, PropertyPath(), read, &found)
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
    /// Returns ways to correct a key that nothing reads.
    private func fixes(for key: String, below path: PropertyPath, _ read: ReadPaths) -> [String] {
        if let nested = try? PropertyPath(parsing: key), nested.steps.count > 1, read.reads(nested.steps[...]) {
            let names = nested.steps.map(\.name)
            return ["nest it: " + names.dropLast().reversed().reduce("\(names.last ?? ""): …") { "\($1): { \($0) }" }]
        }
        let near = _DiagnosticText.nearest(to: key, among: read.keys)
        return near.map { [_DiagnosticText.didYouMean("'\(path.appending(.key($0)))'")] } ?? []
    }
}

extension Diagnostic {
    fileprivate static func unknown(_ path: PropertyPath, _ node: PropertyNode, fixes: [String]) -> Diagnostic {
        Diagnostic(
            id: .propertyUnknown, severity: .warning, subject: "\(path)", message: "nothing reads '\(path)'",
            trace: Step.history(of: node, ofKeys: true),
            fixes: fixes + ["remove it"])
    }
}
