// SPDX-License-Identifier: Apache-2.0

import DICore

extension Properties {
    /// Returns a warning for each key that nothing reads, a single one for a whole map, and the warnings about secrets.
    func remarks(besides trails: [Trail]) -> [Diagnostic] {
        var read = ReadPaths()
        for trail in trails {
            // A reference may have any path, but nothing is below the deepest level.
            for path in trail.read { read.insert(path.steps.prefix(limits.depth + 1)) }
            for path in trail.unfinished { read.insert(path.steps.prefix(limits.depth + 1), isUnfinished: true) }
        }
        var found: [Diagnostic] = []
        collect(root, PropertyPath(), read, &found)
        return found + unmatchedSecrets(besides: trails)
    }

    private func collect(
        _ node: PropertyNode, _ path: PropertyPath, _ read: ReadPaths, _ found: inout [Diagnostic]
    ) {
        guard !read.isWhole else { return }
        for (index, child) in (node.list ?? []).enumerated() {
            guard let known = read.child("\(index)") else { continue }
            collect(child, path.appending(.index(index)), known, &found)
        }
        guard let map = node.map else { return }
        for key in map.keys {
            guard let child = map[key] else { continue }
            let below = path.appending(.key(key))
            if let known = read.child(key, isFolded: map.isFolded(key)) {
                collect(child, below, known, &found)
            } else {
                let near = _DiagnosticText.nearest(to: key, among: read.keys)
                let fixes = near.map { [_DiagnosticText.didYouMean("'\(path.appending(.key($0)))'")] } ?? []
                found.append(
                    Diagnostic(
                        id: .propertyUnknown, severity: .warning, subject: "\(below)",
                        message: "nothing reads '\(below)'", trace: Diagnostic.Step.history(of: child, ofKeys: true),
                        fixes: fixes + ["remove it"]))
            }
        }
    }
}
