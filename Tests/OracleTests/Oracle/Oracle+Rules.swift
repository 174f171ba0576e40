// SPDX-License-Identifier: Apache-2.0

extension Oracle {
    func allVerdicts() -> [Verdict] {
        missing() + unmatched() + duplicates() + seedClashes() + collectionClashes() + duplicateKeys() + nestings()
            + recursionVerdicts() + uselessOverrides.map { verdict("OverrideTargetsNothing", $0.subject, $0.line) }
            + cycles()
    }

    /// One for each key, at the request that is nearest to a root.
    private func missing() -> [Verdict] {
        let unanswered = arrows.filter { arrow in
            guard arrow.to == nil, !arrow.isAbsent, case .alias? = nodes[arrow.from].entry?.kind else {
                return arrow.to == nil && !arrow.isAbsent
            }
            return false
        }
        let distances = self.distances()
        return Set(unanswered.map(\.subject)).map { subject in
            let requests = unanswered.filter { $0.subject == subject }.map(\.from)
            let nearest = requests.map { distances[$0] ?? .max }.min()
            let lines = requests.filter { (distances[$0] ?? .max) == nearest }.map { line(of: $0) }
            return verdict("MissingBinding", subject, first(lines))
        }
    }

    /// Returns the distances from the root of the root component; nodes of other roots are farther, in their order.
    private func distances() -> [Int: Int] {
        var distances: [Int: Int] = [:]
        for (order, root) in homes.indices.compactMap({ root(of: $0) }).enumerated() where distances[root] == nil {
            var frontier: [Int] = [root]
            var distance = order * 1_000_000
            while !frontier.isEmpty {
                for node in frontier { distances[node] = distance }
                let next = frontier.flatMap { arrows(from: $0).compactMap(\.to) }
                frontier = Set(next).filter { distances[$0] == nil }.sorted()
                distance += 1
            }
        }
        return distances
    }

    private func unmatched() -> [Verdict] {
        unique(
            arrows.compactMap { arrow in
                guard arrow.to == nil, case .alias? = nodes[arrow.from].entry?.kind else { return nil }
                return verdict("QualifierUnmatched", arrow.subject, line(of: arrow.from))
            })
    }

    private func duplicates() -> [Verdict] {
        onePerComponent { home in
            let bound = home.nodes.filter { nodes[$0].kind != .collection && !nodes[$0].isContribution }
            let groups = Dictionary(grouping: bound) { nodes[$0].subject }
            return groups.compactMap { subject, members in
                guard members.count > 1, !members.contains(where: { nodes[$0].kind == .seed }) else { return nil }
                return verdict("DuplicateBinding", subject, first(members.map { line(of: $0) }))
            }
        }
    }

    private func seedClashes() -> [Verdict] {
        onePerComponent { home in
            guard let seed = home.nodes.first(where: { nodes[$0].kind == .seed }) else { return [] }
            return home.nodes.filter { nodes[$0].kind == .entry && nodes[$0].subject == nodes[seed].subject }.map {
                verdict("SeedClash", nodes[$0].subject, line(of: $0))
            }
        }
    }

    private func collectionClashes() -> [Verdict] {
        onePerComponent { home in
            let parts = Dictionary(grouping: home.nodes.filter { nodes[$0].isContribution }) { nodes[$0].subject }
            return parts.compactMap { subject, parts in
                let whole = home.nodes.first {
                    nodes[$0].kind == .entry && !nodes[$0].isContribution && nodes[$0].subject == subject
                }
                guard let whole else { return nil }
                return verdict("CollectionClash", subject, first((parts + [whole]).map { line(of: $0) }))
            }
        }
    }

    private func duplicateKeys() -> [Verdict] {
        onePerComponent { home in
            let parts = home.nodes.filter { nodes[$0].subject.form == .dictionary && nodes[$0].isContribution }
            let groups = Dictionary(grouping: parts) { "\(nodes[$0].subject) \(entryKey(of: $0))" }
            return groups.values.filter { $0.count > 1 }.map { members in
                verdict("DuplicateDictionaryKey", nodes[members[0]].subject, first(members.map { line(of: $0) }))
            }
        }
    }

    private func entryKey(of node: Int) -> Int {
        if case .contribution(let key)? = nodes[node].entry?.kind { key } else { -1 }
    }

    /// One for each component and ancestor of the same scope, where it is installed first.
    private func nestings() -> [Verdict] {
        var seen: Set<[Int]> = []
        var verdicts: [Verdict] = []
        for home in homes where description.components[home.number].scope != 0 {
            var ancestor = home.parent
            while ancestor >= 0, scope(of: homes[ancestor]) != scope(of: home) { ancestor = homes[ancestor].parent }
            guard ancestor >= 0, seen.insert([home.number, homes[ancestor].number]).inserted else { continue }
            verdicts.append(verdict("ScopeNesting", componentName(home.number), home.installationLine))
        }
        return verdicts
    }

    private func scope(of home: Home) -> Int { description.components[home.number].scope }

    private func recursionVerdicts() -> [Verdict] {
        unique(
            recursions.map { verdict("RecursiveComponent", componentName($0.entry.subject.number), $0.entry.line) })
    }

    /// Returns the verdicts of a check, each once for a component that is installed in several places.
    private func onePerComponent(_ check: (Home) -> [Verdict]) -> [Verdict] {
        var seen: Set<Int> = []
        return homes.filter { seen.insert($0.number).inserted }.flatMap(check)
    }

    private func unique(_ verdicts: [Verdict]) -> [Verdict] { Array(Set(verdicts)) }

    func line(of node: Int) -> Int { nodes[node].entry?.line ?? 0 }

    /// Returns the first of some lines, by file and number.
    private func first(_ lines: [Int]) -> Int {
        lines.min { one, other in
            let (left, right) = (Description.file(of: one).description, Description.file(of: other).description)
            return left == right ? one < other : left < right
        } ?? 0
    }

    func verdict(_ id: String, _ subject: Subject, _ line: Int) -> Verdict {
        verdict(id, name(of: subject), line)
    }

    private func verdict(_ id: String, _ subject: String, _ line: Int) -> Verdict {
        Verdict(file: Description.file(of: line).description, line: line, id: "DI/\(id)", subject: subject)
    }
}
