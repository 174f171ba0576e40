// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// Assisted construction as deep as the stack allows. It once ended at 500 levels.
@Suite struct DeepConstructionTests {
    struct Nest: AssistedFactory {
        typealias Seed = Int
        typealias Element = Int
    }

    final class Counter {
        var count: Int = 0
    }

    struct Root: Sendable {
        let nests: Factory<Nest>
        let floors: ComponentFactory<Floor>
        let counters: PropertyInjector<Counter>
    }

    struct House: RootComponent {
        typealias Root = DeepConstructionTests.Root

        static func configure(binder: UnscopedBinder) {
            binder.bindFactory(Int.self).with(Nest.self).to { (depth: Assisted<Int>, nests: Factory<Nest>) in
                depth.get() == 0 ? 0 : nests.build(depth.get() - 1) + 1
            }
            binder.bindPropertyInjectionOf(Counter.self).to { (counter: Counter, counters: PropertyInjector<Counter>) in
                counter.count -= 1
                if counter.count > 0 { counters.injectProperties(into: counter) }
            }
            binder.install(dependency: Floor.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Root.init)
        }
    }

    struct Floor: Component {
        typealias Seed = Int

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (depth: Int, floors: ComponentFactory<Floor>) in
                depth == 0 ? "cellar" : floors.build(depth - 1)
            }
        }
    }

    private static let depth: Int = 5_000
    private static let stack: Int = 64 * 1024 * 1024

    @Test func factory_mayNestAsDeepAsTheStackAllows() throws {
        let root = try ComponentFactory.of(House.self).build()
        #expect(onThread(withStack: Self.stack) { root.nests.build(Self.depth) } == Self.depth)
    }

    @Test func component_mayNestAsDeepAsTheStackAllows() throws {
        let root = try ComponentFactory.of(House.self).build()
        #expect(onThread(withStack: Self.stack) { root.floors.build(Self.depth) } == "cellar")
    }

    @Test func injector_mayNestAsDeepAsTheStackAllows() throws {
        let root = try ComponentFactory.of(House.self).build()
        let left = onThread(withStack: Self.stack) {
            let counter = Counter()
            counter.count = Self.depth
            root.counters.injectProperties(into: counter)
            return counter.count
        }
        #expect(left == 0)
    }
}
