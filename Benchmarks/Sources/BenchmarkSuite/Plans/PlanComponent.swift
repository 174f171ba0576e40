// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI
import Synchronization

/// The number of bindings of a large graph.
protocol PlanSize: SendableMetatype {
    static var count: Int { get }
}

enum Hundred: PlanSize {
    static var count: Int { 100 }
}

enum Thousand: PlanSize {
    static var count: Int { 1_000 }
}

enum TenThousand: PlanSize {
    static var count: Int { 10_000 }
}

enum HundredThousand: PlanSize {
    static var count: Int { 100_000 }
}

/// A large graph: modules of twenty, and one shared object that has nothing to do with them.
enum PlanComponent<Size: PlanSize, Traits: PlanTraits>: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        for (number, module) in modules.enumerated() {
            include(module, isConditional: Traits.isConditional(module: number), in: binder)
        }
        binder.bind(Shared.self).sharedInScope().to(factory: Shared.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<PlanRoot>) -> BindingReceipt<PlanRoot> {
        bind.to(factory: PlanRoot.init)
    }

    private static func include<M: PlanModuleType>(_: M.Type, isConditional: Bool, in binder: Binder<Singleton>) {
        guard isConditional else { return binder.include(module: M.self) }
        binder.include(module: M.self, when: .profile("another"))
        binder.include(module: M.self, when: !.profile("another"))
    }

    private static var modules: [any PlanModuleType.Type] {
        PlanModules.list(of: Self.self) { makeModules() }
    }

    private static func makeModules() -> [any PlanModuleType.Type] {
        (0..<Size.count / 20).map { (number: Int) -> any PlanModuleType.Type in
            let thousands: any Digit.Type = Thousands.upTo100[number / 50]
            let hundreds: any Digit.Type = Hundreds.all[number / 5 % 10]
            let tens: any Digit.Type = Twenties.all[number % 5]
            return makeModule(thousands, hundreds, tens)
        }
    }

    private static func makeModule<K: Digit, H: Digit, T: Digit>(
        _: K.Type, _: H.Type, _: T.Type
    ) -> any PlanModuleType.Type {
        PlanModule<K, H, T, Traits>.self
    }
}

/// The modules of the large graphs. They are put together once: the hashes that the runtime makes of their arguments collide,
/// so that looking their types up for each plan was a quarter of the time of `plan100000`.
enum PlanModules {
    private static let lists: Mutex<[ObjectIdentifier: [any PlanModuleType.Type]]> = Mutex([:])

    /// Returns the modules of a component, which are made for its first plan.
    static func list(of component: Any.Type, make: () -> [any PlanModuleType.Type]) -> [any PlanModuleType.Type] {
        lists.withLock { lists in
            if let list = lists[ObjectIdentifier(component)] { return list }
            let list = make()
            lists[ObjectIdentifier(component)] = list
            return list
        }
    }
}

/// The same graph, whose root needs the last binding and with it all others, so that a build makes those first that await.
enum WholePlanComponent<Size: PlanSize, Traits: PlanTraits>: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        PlanComponent<Size, Traits>.configure(binder: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<WholePlanRoot>) -> BindingReceipt<WholePlanRoot> {
        bind.to(factory: WholePlanRoot.init)
    }
}

/// The root of a large graph that needs the last of a thousand bindings.
struct WholePlanRoot {
    /// The last binding.
    typealias Last = PlanNode<Thousands.D0, Hundreds.D9, Tens.D9, Ones.D9>

    let last: Last
    let shared: Provider<Shared>
}

/// The root of a large graph.
struct PlanRoot {
    /// The fifth binding: further up, the unshared ones are made so often that making would be all that is measured.
    typealias First = PlanNode<Thousands.D0, Hundreds.D0, Tens.D0, Ones.D4>

    let first: Provider<First>
    let shared: Provider<Shared>
}
