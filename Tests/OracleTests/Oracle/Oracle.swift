// SPDX-License-Identifier: Apache-2.0

/// Says what is wrong with a described graph, the slow and obvious way; shares no code with the library.
///
/// It follows the rules as they are written down: places components, looks keys up by walking lists, and searches for
/// cycles by recursion.
struct Oracle {
    typealias Subject = Description.Subject
    typealias Entry = Description.Entry

    /// One binding in one place.
    struct Node {
        enum Kind { case seed, entry, collection }

        var kind: Kind
        var subject: Subject
        var entry: Entry?
        var isRoot: Bool = false
        var home: Int
        var child: Int = -1

        var isContribution: Bool {
            if case .contribution? = entry?.kind { true } else { false }
        }

        var isInstallation: Bool {
            if case .installation? = entry?.kind { true } else { false }
        }
    }

    /// A component in its place.
    struct Home {
        var number: Int
        var parent: Int
        var installationLine: Int
        var nodes: [Int] = []
        /// The first node of each key that is no contribution.
        var firsts: [Subject: Int] = [:]
        var optionals: [Subject] = []
    }

    struct Arrow {
        var from: Int
        /// Nil where nothing answers.
        var to: Int?
        var isDirect: Bool
        var subject: Subject
        var isAbsent: Bool = false
    }

    let description: Description
    var nodes: [Node] = []
    var homes: [Home] = []
    var arrows: [Arrow] = []
    private var leaving: [Int: [Arrow]] = [:]
    /// Installations that would put a component within itself, with the home that they are in.
    var recursions: [(home: Int, entry: Entry)] = []
    var uselessOverrides: [Entry] = []

    private init(_ description: Description) {
        self.description = description
    }

    static func verdicts(on description: Description) -> [Verdict] {
        var oracle = Oracle(description)
        oracle.placeEverything()
        for node in oracle.nodes.indices { oracle.addArrows(of: node) }
        oracle.leaving = Dictionary(grouping: oracle.arrows, by: \.from)
        return oracle.allVerdicts().sorted()
    }

    /// Returns the arrows that leave a node, in the order of its needs.
    func arrows(from node: Int) -> [Arrow] {
        leaving[node] ?? []
    }

    /// Returns the first node of a key that is no contribution, in one home.
    func find(_ subject: Subject, in home: Int) -> Int? {
        homes[home].firsts[subject]
    }

    /// Returns the nearest node of a key, from a home upwards.
    func find(_ subject: Subject, from home: Int) -> Int? {
        guard home >= 0 else { return nil }
        return find(subject, in: home) ?? find(subject, from: homes[home].parent)
    }

    func root(of home: Int) -> Int? {
        homes[home].nodes.first { nodes[$0].isRoot }
    }

    private func mayBeAbsent(_ subject: Subject, from home: Int) -> Bool {
        guard home >= 0 else { return false }
        var named = subject
        // The tag's type stands for itself and for what is tagged with it.
        if subject.form == .mark { named.form = .tagged }
        return homes[home].optionals.contains { $0 == subject || $0 == named }
            || mayBeAbsent(subject, from: homes[home].parent)
    }

    private mutating func addArrows(of index: Int) {
        let node = nodes[index]
        switch node.kind {
        case .seed: break
        case .collection:
            for part in homes[node.home].nodes where nodes[part].isContribution && nodes[part].subject == node.subject {
                arrows.append(Arrow(from: index, to: part, isDirect: true, subject: node.subject))
            }
            if let inherited = find(node.subject, from: homes[node.home].parent) {
                arrows.append(Arrow(from: index, to: inherited, isDirect: true, subject: node.subject))
            }
        case .entry:
            guard let entry = node.entry else { return }
            addArrows(of: index, entry)
        }
    }

    private mutating func addArrows(of index: Int, _ entry: Entry) {
        switch entry.kind {
        case .installation:
            if nodes[index].child >= 0, let root = root(of: nodes[index].child) {
                arrows.append(Arrow(from: index, to: root, isDirect: true, subject: nodes[root].subject))
            }
        case .alias(let qualifier):
            var target = entry.subject
            target.qualifier = qualifier
            arrows.append(
                Arrow(from: index, to: find(target, from: nodes[index].home), isDirect: true, subject: target))
        case .binding, .contribution:
            for need in entry.needs {
                let found = find(need.subject, from: nodes[index].home)
                let isAbsent =
                    found == nil && need.wrapper == .optional && mayBeAbsent(need.subject, from: nodes[index].home)
                arrows.append(
                    Arrow(
                        from: index, to: found, isDirect: Self.isDirect(need), subject: need.subject, isAbsent: isAbsent
                    ))
            }
        }
    }

    /// Wrapped or not, a provider, a factory of any kind and an injector are used later.
    private static func isDirect(_ need: Description.Need) -> Bool {
        switch (need.wrapper, need.subject.form) {
        case (.provider, _), (.lazy, _), (.weak, _), (.closure, _), (.sendableClosure, _): false
        case (_, .tagged), (_, .factory), (_, .injector), (_, .component): false
        case (.bare, _), (.optional, _): true
        }
    }
}
