// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

/// One case: its injectors, made and asked in a random order, and what was found.
struct OverlayRun {
    /// A kind of shared instances, by where they come from.
    enum Origin: CaseIterable {
        case takenOver, overTwoGenerations, madeAnew, opaqueTakenOver, decoratorsTakenOver
        /// The decorators that an overlay makes around what its parent has made.
        case decoratorsOfTakenOver
        /// The instances of a parent that a child decorates.
        case inherited
    }

    typealias Counts = [Origin: Int]

    private struct Owner: Hashable {
        let frame: Int
        let binding: OverlayOracle.Binding
    }

    private static let depthLimit: Int = 4

    private let oracle: OverlayOracle
    private var injectors: [Injector]
    private var random: SplitMix
    /// The shared instances that were seen, kept alive.
    private var instances: [Owner: any CupType] = [:]
    private var owners: [ObjectIdentifier: Owner] = [:]
    /// The shared instances whose needs were looked at.
    private var checked: Set<Owner> = []
    private var failures: [String] = []
    private var counts: Counts = [:]

    static func failures(ofSeed seed: Int) throws -> [String] { try run(seed).failures }

    static func counts(ofSeed seed: Int) throws -> Counts { try run(seed).counts }

    private static func run(_ seed: Int) throws -> OverlayRun {
        let described = OverlayCase.make(seed: seed)
        return try CurrentOverlay.$described.withValue(described) {
            var run = OverlayRun(OverlayOracle(described), [try Injector(ComponentFactory.of(OverlaidShop.self))], seed)
            for step in described.steps {
                for _ in 0..<run.random.below(8) { run.askSomething() }
                try run.make(step)
            }
            for _ in 0..<40 { run.askSomething() }
            run.askForEverything()
            return run
        }
    }

    static func failuresOfStacks(ofSeed seed: Int) throws -> [String] {
        let described = StackCase.make(seed: seed)
        let lists = described.lists.indices.map { index in
            makeDeclarations(
                described.lists[index],
                allowingAbsence: index == described.lists.count - 1 ? 0..<OverlayCase.keys : 0..<0)
        }
        var run = OverlayRun(OverlayOracle(described), [], seed)
        for stack in described.stacks {
            run.injectors.append(
                try Injector(
                    _planning: stack.map { lists[$0] }, of: OverlaidModule.self, takingOver: run.injectors.last,
                    in: nil, _PlanOptions()))
            for _ in 0..<run.random.below(8) { run.askSomething() }
        }
        run.askForEverything()
        return run.failures
    }

    private init(_ oracle: OverlayOracle, _ injectors: [Injector], _ seed: Int) {
        self.oracle = oracle
        self.injectors = injectors
        random = SplitMix(seed: -seed)
    }

    private mutating func make(_ step: OverlayCase.Step) throws {
        switch step {
        case .child(let parent):
            injectors.append(Injector(injectors[parent].get(ComponentFactory<OverlaidTable>.self)))
        case .overlay(let parent, let added):
            let declarations = include(module: OverlaidModule.self)._declarations
            injectors.append(
                try CurrentOverlay.$added.withValue(added) {
                    try Injector(_overlaying: injectors[parent], with: declarations, _PlanOptions())
                })
        }
    }

    private mutating func askSomething() {
        let (injector, key) = (random.below(injectors.count), random.below(OverlayCase.keys))
        if random.chance(15) {
            checkExisting(key, in: injector)
        } else {
            ask(injector, for: key, random.pick(OverlayCase.Wrapper.allCases))
        }
    }

    private mutating func askForEverything() {
        for injector in injectors.indices {
            for key in 0..<OverlayCase.keys {
                ask(injector, for: key, .bare)
                ask(injector, for: key, .array)
                checkExisting(key, in: injector)
            }
        }
    }

    private mutating func ask(_ injector: Int, for key: Int, _ wrapper: OverlayCase.Wrapper) {
        let met = injectors[injector].met(cupType(key), wrapper)
        let frame = oracle.frame(of: injector)
        check(met, key, from: frame, to: oracle.find(key, from: frame), depth: 0, "injector \(injector)")
    }

    /// What exists is the instance of the owner, and is there once it was seen.
    private mutating func checkExisting(_ key: Int, in injector: Int) {
        let found = injectors[injector].met(existing: cupType(key))
        guard let (frame, binding) = oracle.find(key, from: oracle.frame(of: injector)),
            let owner = owner(of: binding, in: frame)
        else { return expect(found == nil, "injector \(injector) has an instance of \(key), which is not shared") }
        if let found {
            check(found, binding, in: frame, depth: 0, "injector \(injector), existing")
        } else {
            expect(instances[owner] == nil, "injector \(injector) has lost the instance of \(key)")
        }
    }

    private mutating func expect(_ isTrue: Bool, _ words: String) {
        if !isTrue { failures.append(words) }
    }
}

// The comparison of objects with the oracle.
extension OverlayRun {
    private func owner(of binding: OverlayOracle.Binding, in frame: Int) -> Owner? {
        guard oracle.sharing(of: binding, in: frame) != .unshared else { return nil }
        return Owner(frame: oracle.owner(of: binding, in: frame), binding: binding)
    }

    private mutating func check(
        _ met: Met, _ key: Int, from frame: Int, to found: (frame: Int, binding: OverlayOracle.Binding)?, depth: Int,
        _ trail: String
    ) {
        let trail = trail + " → \(key)"
        switch met {
        case .now(let cup): check(cup, found, depth, trail)
        case .later(let get): check(get(), found, depth, trail)
        case .many(let cups):
            let parts = oracle.parts(key, from: frame)
            guard cups.count == parts.count else {
                return failures.append("\(trail): \(cups.count) parts instead of \(parts.count)")
            }
            for (cup, part) in zip(cups, parts) { check(cup, part.binding, in: part.frame, depth: depth, trail) }
        }
    }

    private mutating func check(
        _ cup: (any CupType)?, _ found: (frame: Int, binding: OverlayOracle.Binding)?, _ depth: Int, _ trail: String
    ) {
        guard let cup, let found else {
            return expect(cup == nil && found == nil, "\(trail): \(cup == nil ? "nothing" : "something")")
        }
        check(cup, found.binding, in: found.frame, depth: depth, trail)
    }

    private mutating func check(
        _ cup: any CupType, _ binding: OverlayOracle.Binding, in frame: Int, depth: Int, _ trail: String
    ) {
        guard cup.line == binding.line else {
            return failures.append("\(trail): line \(cup.line) instead of \(binding.line)")
        }
        guard let owner = owner(of: binding, in: frame) else {
            expect(owners[ObjectIdentifier(cup)] == nil, "\(trail): a shared instance of what is not shared")
            return checkNeeds(of: cup, binding, in: frame, depth: depth, trail)
        }
        if let known = instances[owner] {
            expect(known === cup, "\(trail): another instance than that of frame \(owner.frame)")
        } else if let other = owners[ObjectIdentifier(cup)] {
            failures.append("\(trail): the instance of frame \(other.frame) instead of \(owner.frame)")
        } else {
            instances[owner] = cup
            owners[ObjectIdentifier(cup)] = owner
        }
        count(owner, in: frame)
        if checked.insert(owner).inserted { checkNeeds(of: cup, binding, in: owner.frame, depth: depth, trail) }
    }

    private mutating func checkNeeds(
        of cup: any CupType, _ binding: OverlayOracle.Binding, in frame: Int, depth: Int, _ trail: String
    ) {
        guard depth < Self.depthLimit, let declaration = oracle.declaration(cup.line) else { return }
        for (index, (need, met)) in zip(declaration.allNeeds, cup.needs).enumerated() {
            let found = oracle.find(need.key, for: binding, in: frame)
            if index == 0, declaration.role == .decorator, found?.frame != frame { counts[.inherited, default: 0] += 1 }
            check(met, need.key, from: frame, to: found, depth: depth + 1, trail)
        }
    }

    private mutating func count(_ owner: Owner, in frame: Int) {
        guard let generation = oracle.generations(from: frame, to: owner.frame) else { return }
        let declaration = oracle.declaration(owner.binding.line)
        if generation > 0, declaration?.isOpaque == true { counts[.opaqueTakenOver, default: 0] += 1 }
        if declaration?.role == .decorator, let key = declaration?.key {
            if generation > 0 { counts[.decoratorsTakenOver, default: 0] += 1 }
            let inner = oracle.find(key, for: owner.binding, in: frame)
            let base = inner.flatMap { self.owner(of: $0.binding, in: $0.frame) }?.frame
            if generation == 0, base != nil, base != frame { counts[.decoratorsOfTakenOver, default: 0] += 1 }
        }
        switch generation {
        case 0: counts[.madeAnew, default: 0] += 1
        case 1: counts[.takenOver, default: 0] += 1
        default: counts[.overTwoGenerations, default: 0] += 1
        }
    }
}
