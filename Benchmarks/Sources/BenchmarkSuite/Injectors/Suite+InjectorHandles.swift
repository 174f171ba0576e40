// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import HandWritten

extension Suite {
    /// The benchmarks of handles that an injector has given out and that is held. What they make has it as the current one.
    static var injectorHandles: [Benchmark] {
        [injectorAssisted, injectorProperties, injectorThrowing]
    }

    private static var injectorAssisted: Benchmark {
        Benchmark("injector_assisted", "assisted, through a factory of an injector; by hand: the same") {
            let injector = try Injector(ComponentFactory.of(ObjectsComponent.self))
            let factory = injector.get(Factory<NumberedFactory>.self)
            let shared = Holder<Shared>()
            return Trial(
                subject: { for number in 0..<$0 { consume(factory.build(number)) } },
                baseline: { for number in 0..<$0 { consume(makeNumbered(number, shared)) } },
                check: {
                    // The injector is held as long as the trial.
                    try expectIdentical(factory.build(7).shared, injector.get(Shared.self))
                    try expectSame(made: 1, shared: 1, { factory.build(7) }, { makeNumbered(7, shared) })
                })
        }
    }

    private static var injectorProperties: Benchmark {
        Benchmark("injector_properties", "a leaf in a property, by an injector's property injector; by hand: the same")
        {
            let injector = try Injector(ComponentFactory.of(HandlesComponent.self))
            let filler = injector.get(PropertyInjector<Fillable>.self)
            let (object, other) = (Fillable(), Fillable())
            return Trial(
                subject: { runs in
                    for _ in 0..<runs { filler.injectProperties(into: object) }
                    consume(object)
                },
                baseline: { runs in
                    for _ in 0..<runs { fill(other) }
                    consume(other)
                },
                check: {
                    injector.get(PropertyInjector<Fillable>.self).injectProperties(into: object)
                    fill(other)
                    guard object.parts.count == 1, other.parts.count == 1 else {
                        throw BenchmarkError("expected a leaf on both sides")
                    }
                })
        }
    }

    private static var injectorThrowing: Benchmark {
        Benchmark(
            "injector_throwing", "a new leaf by a throwing provider of an injector; by hand: a function that throws"
        ) {
            let injector = try Injector(ComponentFactory.of(HandlesComponent.self))
            let provider = injector.get(ThrowingProvider<Leaf>.self)
            return Trial(
                subject: { runs in unfailing { for _ in 0..<runs { consume(try provider.get()) } } },
                baseline: { runs in unfailing { for _ in 0..<runs { consume(try makeLeafThrowing()) } } },
                check: {
                    guard try provider.get() !== injector.get(ThrowingProvider<Leaf>.self).get() else {
                        throw BenchmarkError("expected a new leaf")
                    }
                })
        }
    }
}

/// A graph for the handles that no other benchmark needs.
private enum HandlesComponent: RootComponent {
    typealias Scope = Unscoped
    typealias Root = Void

    static func configure(binder: UnscopedBinder) {
        binder.bind(Leaf.self).throwing { () throws in try makeLeafThrowing() }
        binder.bind(Leaf.self).tagged(with: ChosenLeaf.self).to(factory: Leaf.init)
        binder.bindPropertyInjectionOf(Fillable.self).to { (object: Fillable, leaf: TaggedProvider<ChosenLeaf>) in
            object.leaf = leaf.get()
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to(value: ())
    }
}
