// SPDX-License-Identifier: Apache-2.0

/// Makes graphs of one to three levels and some five to sixty bindings: first a valid one, then what is to be wrong.
///
/// Numbers below 60 are keys of valid bindings, those from 60 to 79 are bound by nobody but mistakes, and 80 and more
/// are seeds and roots.
struct GraphGenerator {
    typealias Entry = Description.Entry
    typealias Form = Description.Form
    typealias Item = Description.Item
    typealias Need = Description.Need
    typealias Subject = Description.Subject

    var random: SplitMix
    var graph = Description(components: [])
    private var lines: [Int]
    private var nextKey: Int = 0
    private var nextStray: Int = 60
    /// The keys that each component and its ancestors bind so far, and the parents.
    private var visible: [[Subject]] = []
    private var parents: [Int] = []

    static func graph(seed: Int) -> Description {
        var generator = GraphGenerator(seed: seed)
        generator.makeComponents()
        generator.makeBindings()
        for _ in 0..<generator.random.below(4) {
            generator.plant(Mistake.allCases[generator.random.below(Mistake.count)])
        }
        generator.addNoise()
        generator.moveIntoModules()
        generator.addOverrides()
        generator.graph.listedModules = Set(generator.graph.modules.indices.filter { _ in generator.random.chance(50) })
        generator.graph.listedComponents = Set(generator.components.filter { _ in generator.random.chance(50) })
        return generator.graph
    }

    private init(seed: Int) {
        random = SplitMix(seed: seed)
        lines = Array(1...900).shuffled(using: &random)
    }

    mutating func line() -> Int { lines.removeLast() }

    /// Returns a key that nothing valid binds.
    mutating func stray() -> Int {
        nextStray = 60 + (nextStray + 1 - 60) % 20
        return nextStray
    }

    var components: Range<Int> { graph.components.indices }

    func parent(of component: Int) -> Int { parents[component] }

    mutating func add(_ item: Item, to component: Int) {
        graph.components[component].items.insert(item, at: random.below(graph.components[component].items.count + 1))
    }

    mutating func add(_ kind: Entry.Kind, _ subject: Subject, _ needs: [Need] = [], to component: Int) {
        add(.entry(Entry(kind: kind, subject: subject, line: line(), needs: needs)), to: component)
    }

    private mutating func makeComponents() {
        let levels = 1 + random.below(3)
        for level in 0..<levels {
            addComponent(below: level - 1, level: level)
        }
        // A second child of some component, or one that two parents install.
        guard levels > 1, random.chance(40) else { return }
        addComponent(below: 0, level: 1)
        if levels == 3, random.chance(60) { install(2, in: 3) }
    }

    private mutating func addComponent(below parent: Int, level: Int) {
        let number = graph.components.count
        let seed: Description.Seed =
            switch random.below(3) {
            case 0: .none
            case 1: .plain(80 + number)
            default: .tagged(80 + number)
            }
        graph.components.append(
            Description.Component(
                level: level, scope: random.chance(60) ? level + 1 : 0, seed: seed, root: 90 + number, rootLine: line())
        )
        parents.append(parent)
        visible.append(parent < 0 ? [] : visible[parent])
        switch seed {
        case .none: break
        case .plain(let key): visible[number].append(Subject(form: .plain, number: key))
        case .tagged(let key): visible[number].append(Subject(form: .tagged, number: key))
        }
        if parent >= 0 { install(number, in: parent) }
    }

    private mutating func install(_ child: Int, in parent: Int) {
        add(.installation, Subject(form: .component, number: child), to: parent)
        visible[parent].append(Subject(form: .component, number: child))
    }

    private mutating func makeBindings() {
        let count = 5 + random.below(random.chance(20) ? 55 : 20)
        for _ in 0..<count where graph.bindingCount < min(40, 5 + count) {
            bind(in: random.below(graph.components.count))
        }
        for component in components {
            graph.components[component].rootNeeds = needs(in: component, atMost: 4)
        }
    }

    /// Adds one valid binding, or a few that belong together.
    private mutating func bind(in component: Int) {
        let key = nextKey
        nextKey += 1
        let form = random.pick([
            Form.plain, .plain, .plain, .plain, .tagged, .mark, .array, .set, .dictionary, .factory, .injector,
        ])
        let subject = Subject(form: form, number: key)
        let needs = needs(in: component, atMost: form == .factory || form == .injector ? 2 : 4)
        switch form {
        case .array, .set, .dictionary:
            if random.chance(20) {
                add(.optional(subject), to: component)
            } else if random.chance(20) {
                add(.binding, subject, needs, to: component)
            } else {
                for entryKey in 0...random.below(3) {
                    add(.contribution(entryKey: entryKey), subject, needs, to: component)
                }
            }
        case .mark where random.chance(50):
            add(.binding, subject, needs, to: component)
            add(.binding, Subject(form: .tagged, number: key), to: component)
        case .plain where random.chance(15):
            add(.binding, Subject(form: .plain, number: key, qualifier: "fine"), needs, to: component)
            add(.alias(of: "fine"), subject, to: component)
        default:
            add(.binding, subject, needs, to: component)
        }
        if random.chance(90) { visible[component].append(subject) }
        for child in components where parents[child] == component { visible[child].append(subject) }
    }

    /// Needs that can be met, whatever is bound later.
    mutating func needs(in component: Int, atMost count: Int) -> [Need] {
        guard !visible[component].isEmpty else { return [] }
        return (0..<random.below(count + 1)).map { _ in
            Need(
                wrapper: random.pick([.bare, .bare, .bare] + Description.Wrapper.allCases),
                subject: random.pick(visible[component]))
        }
    }

    /// Entries without sense, of few keys, so that they get in each other's way.
    private mutating func addNoise() {
        guard random.chance(30) else { return }
        for _ in 0..<(1 + random.below(6)) {
            let form = random.pick(Form.allCases.filter { $0 != .component })
            let subject = Subject(form: form, number: random.below(12), qualifier: nil)
            let count = random.below(3)
            let needs = (0..<count).map { _ in
                Need(
                    wrapper: random.pick(Description.Wrapper.allCases),
                    subject: Subject(
                        form: random.pick(Form.allCases.filter { $0 != .component }), number: random.below(12)))
            }
            let isPart = [.array, .set, .dictionary].contains(form) && random.chance(60)
            add(
                isPart ? .contribution(entryKey: random.below(2)) : .binding, subject, needs,
                to: random.below(graph.components.count))
            if random.chance(30) {
                add(
                    .optional(Subject(form: random.pick([.plain, .tagged, .mark, .array]), number: random.below(12))),
                    to: 0)
            }
        }
    }

    /// Moves some items into modules, which are included more than once and may include each other.
    private mutating func moveIntoModules() {
        for component in components where random.chance(50) {
            let module = graph.modules.count
            let cut = random.below(graph.components[component].items.count + 1)
            var moved = Array(graph.components[component].items.suffix(cut))
            graph.components[component].items.removeLast(cut)
            if random.chance(40) { moved.append(.include(random.below(module + 1))) }
            graph.modules.append(moved)
            add(.include(module), to: component)
            if random.chance(30) { add(.include(module), to: component) }
            if random.chance(20) { add(.include(module), to: random.below(graph.components.count)) }
        }
    }
}
