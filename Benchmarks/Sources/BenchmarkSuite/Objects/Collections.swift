// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import HandWritten

/// Ten contributions.
enum Collection10Component: RootComponent {
    static func configure(binder: UnscopedBinder) {
        contributeItems(binder)
        binder.bind(ItemList.self).to(factory: ItemList.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<ItemsRoot>) -> BindingReceipt<ItemsRoot> {
        bind.to(factory: ItemsRoot.init)
    }
}

/// A hundred contributions: the ten, ten times.
enum Collection100Component: RootComponent {
    static func configure(binder: UnscopedBinder) {
        for _ in 0..<10 { contributeItems(binder) }
        binder.bind(ItemList.self).to(factory: ItemList.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<ItemsRoot>) -> BindingReceipt<ItemsRoot> {
        bind.to(factory: ItemsRoot.init)
    }
}

/// The root of the graph for the benchmarks of collections.
struct ItemsRoot {
    let list: Provider<ItemList>
}

extension Suite {
    static var collections: [Benchmark] {
        [collection10, collection100]
    }

    private static var collection10: Benchmark {
        Benchmark("collection10", "a class that takes an array of ten contributions; by hand: an array literal") {
            let provider = try ComponentFactory.of(Collection10Component.self).build().list
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeCollection10()) } },
                check: { try expectSame(made: 11, shared: 0, { provider.get() }, { makeCollection10() }) }
            )
        }
    }

    private static var collection100: Benchmark {
        Benchmark("collection100", "a class that takes an array of a hundred contributions; by hand: an array literal")
        {
            let provider = try ComponentFactory.of(Collection100Component.self).build().list
            return Trial(
                subject: { for _ in 0..<$0 { consume(provider.get()) } },
                baseline: { for _ in 0..<$0 { consume(makeCollection100()) } },
                check: { try expectSame(made: 101, shared: 0, { provider.get() }, { makeCollection100() }) }
            )
        }
    }
}
