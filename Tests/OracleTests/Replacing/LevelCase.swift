// SPDX-License-Identifier: Apache-2.0

import DI
import Synchronization

/// Three components, each within the one before, that contribute to one dictionary and bind a type, its optional and its function.
struct LevelCase: Sendable {
    struct Level: Sendable {
        /// The keys of the dictionary that it contributes, each with whether the element is shared.
        var entries: [(key: String, isShared: Bool)] = []
        var bindsCup: Bool = false
        var bindsOptional: Bool = false
        var bindsFunction: Bool = false
    }

    @TaskLocal static var current: LevelCase = LevelCase(seed: 0)

    private static let keys: [String] = ["a", "b", "c", "d"]

    let levels: [Level]
    /// The keys that an overlay over the outermost component contributes.
    let overlaid: [String]
    let made: Made = Made()

    init(seed: Int) {
        var random = SplitMix(seed: seed)
        levels = (0..<3).map { depth in
            var level = Level(bindsCup: depth == 0 || random.chance(35))
            level.entries = Self.keys.filter { _ in random.chance(50) }.map { ($0, random.chance(40)) }
            (level.bindsOptional, level.bindsFunction) = (random.chance(35), random.chance(35))
            return level
        }
        overlaid = Self.keys.filter { _ in random.chance(30) }
    }

    /// The elements of the dictionary that a level sees: the nearest of each key, and those of an overlay in their place.
    func elements(at depth: Int, withOverlay: Bool) -> [String: String] {
        var elements: [String: String] = [:]
        for (index, level) in levels.prefix(depth + 1).enumerated() {
            for entry in level.entries { elements[entry.key] = "\(index)\(entry.key)" }
        }
        if withOverlay { for key in overlaid { elements[key] = "x\(key)" } }
        return elements
    }

    /// The labels that a level makes with each build: those of unshared elements.
    func unshared(at depth: Int) -> Set<String> {
        Set(
            elements(at: depth, withOverlay: false).values.filter { label in
                let index = Int(label.prefix(1)) ?? 0
                return levels[index].entries.contains { "\(index)\($0.key)" == label && !$0.isShared }
            })
    }

    /// The label that a request for a shape of the cup gets: of the nearest binding, in one component that of the shape.
    func label(at depth: Int, _ shape: String, _ isBound: (Level) -> Bool) -> String {
        for index in (0...depth).reversed() {
            if isBound(levels[index]) { return "\(index)\(shape)" }
            if levels[index].bindsCup { return "\(index)" }
        }
        return ""
    }
}

/// The labels that were made.
final class Made: Sendable {
    private let labels: Mutex<[String]> = Mutex([])

    func note(_ label: String) { labels.withLock { $0.append(label) } }

    func take() -> [String] {
        labels.withLock { labels in
            defer { labels = [] }
            return labels
        }
    }
}

/// An object with a label.
final class LabelledCup: Sendable {
    let label: String
    init(_ label: String) { self.label = label }
}

/// The root of each component, with the factory of the one within it.
struct LevelRoot: Sendable {
    let elements: [String: String]
    let optional: String?
    let function: String
    let open: (@Sendable () -> LevelRoot)?
}

extension LevelCase {
    /// Records the bindings of the component at a depth, apart from its root.
    static func configure<S: Scope>(_ depth: Int, _ binder: Binder<S>) {
        let (level, made) = (current.levels[depth], current.made)
        for (key, isShared) in level.entries {
            let label = "\(depth)\(key)"
            let entry = binder.bind(String.self).intoDictionary(key: key)
            let make: @Sendable () -> String = {
                made.note(label)
                return label
            }
            if isShared { entry.sharedInScope().to(factory: make) } else { entry.to(factory: make) }
        }
        binder.bindOptional([String: String].self)
        if level.bindsCup { binder.bind(LabelledCup.self).to { LabelledCup("\(depth)") } }
        if level.bindsOptional { binder.bind(LabelledCup?.self).to { LabelledCup("\(depth)?") } }
        if level.bindsFunction {
            binder.bind((@Sendable () -> LabelledCup).self).to(value: { LabelledCup("\(depth)()") })
        }
    }
}

enum MiddleScope: Scope {}

enum InnerScope: Scope {}

/// A component with another one within it.
protocol OuterComponent: Component where Root == LevelRoot {
    associatedtype Inner: Component where Inner.Root == LevelRoot, Inner.Seed == Void, Inner.Construction == Synchronous
}

extension OuterComponent {
    static func configureRoot(binder bind: ReceiptBinder<LevelRoot>) -> BindingReceipt<LevelRoot> {
        bind.to {
            (
                elements: [String: String], optional: LabelledCup?, function: @Sendable () -> LabelledCup,
                open: ComponentFactory<Inner>
            ) in
            LevelRoot(elements: elements, optional: optional?.label, function: function().label) { open.build() }
        }
    }
}

enum OuterLevel: RootComponent, OuterComponent {
    typealias Inner = MiddleLevel

    static func configure(binder: Binder<Singleton>) {
        LevelCase.configure(0, binder)
        binder.install(dependency: MiddleLevel.self)
    }
}

enum MiddleLevel: OuterComponent {
    typealias Inner = InnerLevel

    static func configure(binder: Binder<MiddleScope>) {
        LevelCase.configure(1, binder)
        binder.install(dependency: InnerLevel.self)
    }
}

enum InnerLevel: Component {
    static func configure(binder: Binder<InnerScope>) { LevelCase.configure(2, binder) }

    static func configureRoot(binder bind: ReceiptBinder<LevelRoot>) -> BindingReceipt<LevelRoot> {
        bind.to { (elements: [String: String], optional: LabelledCup?, function: @Sendable () -> LabelledCup) in
            LevelRoot(elements: elements, optional: optional?.label, function: function().label, open: nil)
        }
    }
}
