// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import DIDiagnostics
import DIModules

extension Suite {
    /// The benchmarks of injectors and overlays, beside the engine's own providers and plans.
    static var injectors: [Benchmark] {
        [injectorHit, injectorLeaf, injectorComplex, injectorShape] + injectorHandles
            + [injector300, overlay300, overlayInjector300]
    }

    private static var injectorHit: Benchmark {
        Benchmark("injector_hit", "a shared hit through an injector; beside it through a provider") {
            let injector = try Injector(ComponentFactory.of(ObjectsComponent.self))
            let provider = injector.get(Provider<Shared>.self)
            return Trial(
                subject: { for _ in 0..<$0 { consume(injector.get(Shared.self)) } },
                baseline: { for _ in 0..<$0 { consume(provider.get()) } },
                check: { try expectIdentical(injector.get(Shared.self), provider.get()) })
        }
    }

    private static var injectorLeaf: Benchmark {
        Benchmark("injector_transient", "a new leaf through an injector; beside it through a provider") {
            let injector = try Injector(ComponentFactory.of(ObjectsComponent.self))
            let provider = injector.get(Provider<Leaf>.self)
            return Trial(
                subject: { for _ in 0..<$0 { consume(injector.get(Leaf.self)) } },
                baseline: { for _ in 0..<$0 { consume(provider.get()) } },
                check: { try expectSame(made: 1, shared: 0, { injector.get(Leaf.self) }, { provider.get() }) })
        }
    }

    private static var injectorComplex: Benchmark {
        Benchmark("injector_complex", "nine objects through an injector; beside it through a provider") {
            let injector = try Injector(ComponentFactory.of(ObjectsComponent.self))
            let provider = injector.get(Provider<Complex>.self)
            return Trial(
                subject: { for _ in 0..<$0 { consume(injector.get(Complex.self)) } },
                baseline: { for _ in 0..<$0 { consume(provider.get()) } },
                check: { try expectSame(made: 9, shared: 1, { injector.get(Complex.self) }, { provider.get() }) })
        }
    }

    private static var injectorShape: Benchmark {
        Benchmark("injector_shape", "a provider through an injector; beside it a new leaf through that provider") {
            let injector = try Injector(ComponentFactory.of(ObjectsComponent.self))
            let provider = injector.get(Provider<Leaf>.self)
            return Trial(
                subject: { for _ in 0..<$0 { consume(injector.get(Provider<Leaf>.self).get()) } },
                baseline: { for _ in 0..<$0 { consume(provider.get()) } },
                check: {
                    try expectSame(
                        made: 1, shared: 0, { injector.get(Provider<Leaf>.self).get() }, { provider.get() })
                })
        }
    }

    private static var injector300: Benchmark {
        Benchmark("injector300", "plan, check, link and ask 300 bindings; beside it plan and check them") {
            Trial(
                subject: {
                    for _ in 0..<$0 {
                        unfailing { consume(try Injector(ComponentFactory.of(ThreeHundredComponent.self))) }
                    }
                },
                baseline: { for _ in 0..<$0 { unfailing { try ThreeHundredComponent.validate() } } },
                check: { try ThreeHundredComponent.validate() })
        }
    }

    private static var overlay300: Benchmark {
        Benchmark("overlay300", "an overlay of one binding over 300, linked; beside it plan and check 300") {
            let parent = try Injector(ComponentFactory.of(ThreeHundredComponent.self))
            return Trial(
                subject: { for _ in 0..<$0 { unfailing { consume(try overlay(parent)) } } },
                baseline: { for _ in 0..<$0 { unfailing { try ThreeHundredComponent.validate() } } },
                check: { try expectOverlay(of: parent) })
        }
    }

    private static var overlayInjector300: Benchmark {
        Benchmark("overlay300_injector", "an overlay of one binding over 300; beside it an injector of the 300") {
            let parent = try Injector(ComponentFactory.of(ThreeHundredComponent.self))
            return Trial(
                subject: { for _ in 0..<$0 { unfailing { consume(try overlay(parent)) } } },
                baseline: {
                    for _ in 0..<$0 {
                        unfailing { consume(try Injector(ComponentFactory.of(ThreeHundredComponent.self))) }
                    }
                },
                check: { try expectOverlay(of: parent) })
        }
    }

    private static func overlay(_ parent: Injector) throws(GraphError) -> Injector {
        try Injector(replacement, parent: parent)
    }

    /// A binding in the middle of the graph.
    private static let replacement = Bindings {
        factory { MiddleNode([]) }
    }

    private static func expectOverlay(of parent: Injector) throws {
        let overlay = try overlay(parent)
        guard overlay.get(MiddleNode.self).needs.isEmpty, !parent.get(MiddleNode.self).needs.isEmpty else {
            throw BenchmarkError("the overlay replaced nothing")
        }
        try expectIdentical(overlay.get(Shared.self), parent.get(Shared.self))
    }
}

enum ThreeHundred: PlanSize {
    static var count: Int { 300 }
}

typealias ThreeHundredComponent = PlanComponent<ThreeHundred, NoTraits>
typealias MiddleNode = PlanNode<Thousands.D0, Hundreds.D1, Tens.D5, Ones.D0>

/// The sink for an injector, which is a value: where it lies.
private func consume(_ injector: Injector) {
    withUnsafePointer(to: injector) { consume(Int(bitPattern: $0)) }
}
