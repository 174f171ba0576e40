// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// The bindings of `plan10000`, all of which the root needs, so that there is nothing to warn of.
enum SoundComponent: RootComponent {
    typealias Scope = Singleton

    struct Root {
        typealias Last = PlanNode<Thousands.D9, Hundreds.D9, Tens.D9, Ones.D9>

        let last: Provider<Last>
        let shared: Provider<Shared>
    }

    static func configure(binder: Binder<Singleton>) {
        PlanComponent<TenThousand, NoTraits>.configure(binder: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}

/// The same number of bindings in one unused ring: each takes the previous one and a provider of the next.
enum DoubtfulComponent: RootComponent {
    typealias Root = Shared
    typealias Scope = Singleton

    /// None is used; each provider is held by something shared, to which it leads back; and each binding closes a ring.
    static let warnings: [String: Int] = [
        "DI/UnusedBinding": 10_000, "DI/RetainCycle": 10_000, "DI/DeferredCycle": 10_000,
    ]

    static func configure(binder: Binder<Singleton>) {
        let nodes = PlanTypes.nodes
        for number in nodes.indices {
            // In single steps: existentials are opened as arguments of a call, but not as parts of an expression.
            let (node, next): (any PlanObject.Type, any PlanObject.Type) = (
                nodes[number], nodes[(number + 1) % nodes.count]
            )
            if number == 0 {
                bindFirst(node, next, binder)
            } else {
                let previous: any PlanObject.Type = nodes[number - 1]
                bind(node, previous, next, number.isMultiple(of: 3), binder)
            }
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Shared>) -> BindingReceipt<Shared> {
        bind.to(factory: Shared.init)
    }

    private static func bindFirst<Node: PlanObject, Next: PlanObject>(
        _: Node.Type, _: Next.Type, _ binder: Binder<Singleton>
    ) {
        binder.bind(Node.self).sharedInScope().to { (_: Provider<Next>) in Node([]) }
    }

    private static func bind<Node: PlanObject, Previous: PlanObject, Next: PlanObject>(
        _: Node.Type, _: Previous.Type, _: Next.Type, _ isShared: Bool, _ binder: Binder<Singleton>
    ) {
        if isShared {
            binder.bind(Node.self).sharedInScope().to { (it: Previous, _: Provider<Next>) in Node([it]) }
        } else {
            binder.bind(Node.self).to { (it: Previous, _: Provider<Next>) in Node([it]) }
        }
    }
}
