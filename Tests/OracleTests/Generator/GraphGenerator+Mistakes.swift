// SPDX-License-Identifier: Apache-2.0

extension GraphGenerator {
    /// A mistake that can be planted into a valid graph.
    enum Mistake: CaseIterable {
        case missing, missing2, duplicate, cycle, nesting, seedClash, rootClash, collectionClash, duplicateKey,
            recursion
        case unmatched, override

        static var count: Int { allCases.count }
    }

    mutating func plant(_ mistake: Mistake) {
        let component = random.below(graph.components.count)
        switch mistake {
        case .missing, .missing2: plantMissing(in: component)
        case .duplicate: plantDuplicate(in: component)
        case .cycle: plantCycle(in: component)
        case .nesting: plantNesting()
        case .seedClash, .rootClash: plantSeedClash(in: component, asRoot: mistake == .rootClash)
        case .collectionClash:
            let subject = Subject(form: random.pick([.array, .set, .dictionary]), number: stray())
            add(.binding, subject, needs(in: component, atMost: 2), to: component)
            add(.contribution(entryKey: 0), subject, needs(in: component, atMost: 2), to: component)
        case .duplicateKey:
            let subject = Subject(form: .dictionary, number: stray())
            for entryKey in [1, 2, 1, 1].prefix(3 + random.below(2)) {
                add(.contribution(entryKey: entryKey), subject, to: component)
            }
        case .recursion:
            var ancestor = component
            while random.chance(50), parent(of: ancestor) >= 0 { ancestor = parent(of: ancestor) }
            add(.installation, Subject(form: .component, number: ancestor), to: component)
        case .unmatched:
            let key = stray()
            if random.chance(50) {
                add(.binding, Subject(form: .plain, number: key, qualifier: "coarse"), to: component)
            }
            add(.alias(of: "fine"), Subject(form: random.pick([.plain, .tagged, .mark]), number: key), to: component)
        case .override:
            addOverridingModule([
                .entry(Entry(kind: .binding, subject: Subject(form: .plain, number: stray()), line: line()))
            ])
        }
    }

    private mutating func plantMissing(in component: Int) {
        let form = random.pick(Form.allCases.filter { $0 != .component })
        let wrapper = random.pick(Description.Wrapper.allCases)
        let missing = Need(wrapper: wrapper, subject: Subject(form: form, number: stray()))
        for _ in 0...random.below(3) {
            let subject = Subject(form: .plain, number: stray())
            add(.binding, subject, [missing] + needs(in: component, atMost: 2), to: component)
            if random.chance(50) { graph.components[component].rootNeeds = [Need(wrapper: .bare, subject: subject)] }
        }
    }

    private mutating func plantDuplicate(in component: Int) {
        let entries = graph.components[component].items.compactMap { item -> Entry? in
            guard case .entry(let entry) = item, case .binding = entry.kind else { return nil }
            return entry
        }
        let root = Subject(form: .plain, number: graph.components[component].root)
        let subject = random.chance(80) ? entries.randomElement(using: &random)?.subject ?? root : root
        for _ in 0...random.below(2) { add(.binding, subject, needs(in: component, atMost: 2), to: component) }
    }

    private mutating func plantCycle(in component: Int) {
        let keys = (0...random.below(4)).map { _ in stray() }
        for (index, key) in keys.enumerated() {
            let next = keys[(index + 1) % keys.count]
            let wrapper: Description.Wrapper = random.chance(85) ? random.pick([.bare, .optional]) : .lazy
            if random.chance(20), keys.count > 1 {
                // Over a collection.
                let part = Subject(form: .array, number: next)
                add(
                    .contribution(entryKey: 0), part,
                    [Need(wrapper: .bare, subject: Subject(form: .plain, number: next))], to: component)
                add(
                    .binding, Subject(form: .plain, number: key), [Need(wrapper: wrapper, subject: part)], to: component
                )
            } else {
                let need = Need(wrapper: wrapper, subject: Subject(form: .plain, number: next))
                add(
                    .binding, Subject(form: .plain, number: key), [need] + needs(in: component, atMost: 1),
                    to: component)
            }
        }
        if random.chance(30) {
            graph.components[component].rootNeeds = [
                Need(wrapper: .bare, subject: Subject(form: .plain, number: random.pick(keys)))
            ]
        }
    }

    private mutating func plantNesting() {
        guard let child = components.dropFirst().randomElement(using: &random) else { return }
        var ancestor = parent(of: child)
        if random.chance(50), parent(of: ancestor) >= 0 { ancestor = parent(of: ancestor) }
        if graph.components[ancestor].scope == 0 { graph.components[ancestor].scope = 1 + random.below(3) }
        graph.components[child].scope = graph.components[ancestor].scope
    }

    private mutating func plantSeedClash(in component: Int, asRoot: Bool) {
        if asRoot {
            graph.components[component].seed = .plain(graph.components[component].root)
            return
        }
        switch graph.components[component].seed {
        case .none:
            graph.components[component].seed = .plain(80 + component)
            fallthrough
        case .plain: add(.binding, Subject(form: .plain, number: 80 + component), to: component)
        case .tagged: add(.binding, Subject(form: .tagged, number: 80 + component), to: component)
        }
        if case .plain(let key) = graph.components[component].seed, random.chance(30) {
            add(.binding, Subject(form: .plain, number: key), to: component)
        }
    }

    /// Overrides of what is bound, with what they need besides in a module that they include.
    mutating func addOverrides() {
        guard random.chance(30) else { return }
        let bound = components.flatMap { component in
            graph.components[component].items.compactMap { item -> Entry? in
                if case .entry(let entry) = item { entry } else { nil }
            }
        }
        guard !bound.isEmpty else { return }
        for _ in 0...random.below(2) {
            var items: [Item] = []
            for _ in 0...random.below(3) {
                let target = random.pick(bound)
                if case .installation = target.kind, random.chance(70) { continue }
                items.append(.entry(Entry(kind: target.kind, subject: target.subject, line: line(), needs: [])))
            }
            if random.chance(50) {
                let helper = graph.modules.count
                var extras: [Item] = []
                if components.count > 1, random.chance(40) {
                    let child = Subject(form: .component, number: 1)
                    extras.append(.entry(Entry(kind: .installation, subject: child, line: line())))
                }
                let subject = Subject(form: .plain, number: stray())
                extras.append(.entry(Entry(kind: .binding, subject: subject, line: line())))
                graph.modules.append(extras)
                if random.chance(30) { addOverridingModule([.include(helper)]) }
                items.append(.include(helper))
            }
            addOverridingModule(items)
        }
    }

    private mutating func addOverridingModule(_ items: [Item]) {
        guard graph.modules.count < 8 else { return }
        graph.overriding.append(graph.modules.count)
        graph.modules.append(items)
    }
}
