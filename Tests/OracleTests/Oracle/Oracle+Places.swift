// SPDX-License-Identifier: Apache-2.0

extension Oracle {
    /// An entry and the module in which it is written; nil for the component itself.
    private struct Written {
        var entry: Entry
        var module: Int?
        var isRoot: Bool = false
    }

    /// The content of one `configure`, with each module at its first place and each component installed once.
    private struct Script {
        var written: [Written] = []
        var optionals: [Subject] = []
        var modules: [Int] = []
        var installed: [Int] = []

        mutating func read(_ items: [Description.Item], of module: Int?, in description: Description) {
            for item in items {
                switch item {
                case .optional(let subject): optionals.append(subject)
                case .include(let number):
                    guard !modules.contains(number) else { continue }
                    modules.append(number)
                    read(description.modules[number], of: number, in: description)
                case .entry(let entry):
                    if case .installation = entry.kind {
                        guard !installed.contains(entry.subject.number) else { continue }
                        installed.append(entry.subject.number)
                    }
                    written.append(Written(entry: entry, module: module))
                }
            }
        }
    }

    private struct Overrides {
        var groups: [Subject: [Entry]] = [:]
        var used: Set<Subject> = []
        var installations: [Entry] = []
        var extras: [(module: Int, entry: Entry)] = []
        var optionals: [Subject] = []
        /// The collections of which a home has an override's contributions.
        var contributed: [Int: Set<Subject>] = [:]
    }

    mutating func placeEverything() {
        var overrides = Overrides()
        for module in description.overriding {
            var script = Script()
            script.read([.include(module)], of: nil, in: description)
            var own: [Subject: [Entry]] = [:]
            var extras: [(module: Int, entry: Entry)] = []
            for written in script.written {
                if let other = written.module, other != module {
                    extras.append((other, written.entry))
                } else if case .installation = written.entry.kind {
                    overrides.installations.append(written.entry)
                } else {
                    own[written.entry.subject, default: []].append(written.entry)
                }
            }
            // What two overriding modules include counts once.
            let known = Set(overrides.extras.map(\.module))
            overrides.extras += extras.filter { !known.contains($0.module) }
            overrides.groups.merge(own) { _, later in later }
            overrides.optionals += script.optionals
        }
        place(0, parent: -1, line: 0, &overrides)
        uselessOverrides = overrides.groups.filter { !overrides.used.contains($0.key) }.flatMap(\.value)
        uselessOverrides += overrides.installations
    }

    private mutating func place(_ number: Int, parent: Int, line: Int, _ overrides: inout Overrides) {
        let component = description.components[number]
        var script = Script()
        script.read(component.items, of: nil, in: description)
        let root = Entry(
            kind: .binding, subject: Subject(form: .plain, number: component.root), line: component.rootLine,
            needs: component.rootNeeds)
        script.written.append(Written(entry: root, isRoot: true))
        if parent < 0 {
            for extra in overrides.extras where !script.modules.contains(extra.module) {
                if case .installation = extra.entry.kind {
                    guard !script.installed.contains(extra.entry.subject.number) else { continue }
                    script.installed.append(extra.entry.subject.number)
                }
                script.written.append(Written(entry: extra.entry, module: extra.module))
            }
            script.optionals += overrides.optionals
        }
        let home = homes.count
        homes.append(Home(number: number, parent: parent, installationLine: line, optionals: script.optionals))
        addSeed(component.seed, to: home)
        for written in replace(script.written, root.subject, in: home, &overrides) {
            add(
                Node(
                    kind: .entry, subject: written.entry.subject, entry: written.entry, isRoot: written.isRoot,
                    home: home))
        }
        addCollections(script.optionals, to: home)
        for index in homes[home].nodes where nodes[index].isInstallation { placeChild(index, &overrides) }
    }

    private mutating func placeChild(_ index: Int, _ overrides: inout Overrides) {
        guard let entry = nodes[index].entry else { return }
        let home = nodes[index].home
        var ancestor = home
        while ancestor >= 0, homes[ancestor].number != entry.subject.number { ancestor = homes[ancestor].parent }
        guard ancestor < 0 else {
            recursions.append((home, entry))
            nodes[index].child = ancestor
            return
        }
        nodes[index].child = homes.count
        place(entry.subject.number, parent: home, line: entry.line, &overrides)
    }

    /// Returns the entries with those replaced that are overridden, at the place of the first.
    ///
    /// Contributions stand once on each way down: those of a parent reach its children anyway.
    private func replace(
        _ all: [Written], _ root: Subject, in home: Int, _ overrides: inout Overrides
    ) -> [Written] {
        var result: [Written] = []
        var replaced: Set<Subject> = []
        for written in all {
            if case .installation = written.entry.kind {
                result.append(written)
                continue
            }
            guard let group = overrides.groups[written.entry.subject] else {
                result.append(written)
                continue
            }
            overrides.used.insert(written.entry.subject)
            guard replaced.insert(written.entry.subject).inserted else { continue }
            if group.allSatisfy({ Node(kind: .entry, subject: $0.subject, entry: $0, home: home).isContribution }) {
                var ancestor = homes[home].parent
                while ancestor >= 0, overrides.contributed[ancestor]?.contains(written.entry.subject) != true {
                    ancestor = homes[ancestor].parent
                }
                if ancestor >= 0 { continue }
                overrides.contributed[home, default: []].insert(written.entry.subject)
            }
            result += group.map { Written(entry: $0, isRoot: written.entry.subject == root) }
        }
        return result
    }

    private mutating func addSeed(_ seed: Description.Seed, to home: Int) {
        switch seed {
        case .none: break
        case .plain(let number):
            add(Node(kind: .seed, subject: Subject(form: .plain, number: number), home: home))
        case .tagged(let number):
            add(Node(kind: .seed, subject: Subject(form: .tagged, number: number), home: home))
        }
    }

    private mutating func addCollections(_ optionals: [Subject], to home: Int) {
        let parts = homes[home].nodes.filter { nodes[$0].isContribution }.map { nodes[$0].subject }
        let empty = optionals.filter { [.array, .set, .dictionary].contains($0.form) }
        for subject in parts + empty where find(subject, in: home) == nil {
            add(Node(kind: .collection, subject: subject, home: home))
        }
    }

    private mutating func add(_ node: Node) {
        homes[node.home].nodes.append(nodes.count)
        if !node.isContribution, homes[node.home].firsts[node.subject] == nil {
            homes[node.home].firsts[node.subject] = nodes.count
        }
        nodes.append(node)
    }
}
