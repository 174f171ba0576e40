// SPDX-License-Identifier: Apache-2.0

extension Oracle {
    /// One for each arrow that leads back to where the search came from; the search starts at the roots.
    func cycles() -> [Verdict] {
        var finished: Set<Int> = []
        var texts: Set<String> = []
        var verdicts: [Verdict] = []

        func visit(_ node: Int, _ path: [Int]) {
            if let start = path.firstIndex(of: node) {
                // Two places of one component have the same cycle.
                let text = path[start...].map { name(of: nodes[$0].subject) + " \(line(of: $0))" }.joined(
                    separator: ",")
                if texts.insert(text).inserted {
                    verdicts.append(verdict(of: path[start...]))
                }
                return
            }
            guard !finished.contains(node) else { return }
            for arrow in arrows(from: node) where arrow.isDirect {
                if let target = arrow.to { visit(target, path + [node]) }
            }
            finished.insert(node)
        }

        for home in homes.indices {
            if let root = root(of: home) { visit(root, []) }
        }
        for node in nodes.indices { visit(node, []) }
        return verdicts
    }

    /// A collection that is put together of contributions is written nowhere, so the place is that of the next step.
    private func verdict(of cycle: ArraySlice<Int>) -> Verdict {
        let line = cycle.lazy.map { self.line(of: $0) }.first { $0 > 0 } ?? 0
        return verdict("DependencyCycle", nodes[cycle[cycle.startIndex]].subject, line)
    }
}
