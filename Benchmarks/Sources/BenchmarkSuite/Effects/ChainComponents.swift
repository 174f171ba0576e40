// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// Shared objects whose factories await, each of which needs the one before it; the root needs the last one.
enum AwaitedChain<Length: PlanSize, Last: PlanObject>: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        bindFirst(PlanTypes.node(0), binder)
        for number in 1..<Length.count { bind(PlanTypes.node(number), PlanTypes.node(number - 1), binder) }
    }

    static func configureRoot(
        binder bind: ReceiptBinder<AwaitedChainRoot<Last>>
    ) -> BindingReceipt<AwaitedChainRoot<Last>> {
        bind.to(factory: AwaitedChainRoot.init)
    }

    private static func bindFirst<Node: PlanObject>(_: Node.Type, _ binder: Binder<Singleton>) {
        binder.bind(Node.self).sharedInScope().asynchronous { () async in Node([]) }
    }

    private static func bind<Node: PlanObject, Before: PlanObject>(
        _: Node.Type, _: Before.Type, _ binder: Binder<Singleton>
    ) {
        binder.bind(Node.self).sharedInScope().asynchronous { (before: Before) async in Node([before]) }
    }

    /// Makes the same objects by hand, one after the other.
    static func makeByHand() async -> any PlanObject {
        var object = await make(PlanTypes.node(0), [])
        for number in 1..<Length.count { object = await make(PlanTypes.node(number), [object]) }
        return object
    }

    @inline(never)
    private static func make(_ type: any PlanObject.Type, _ needs: [any PlanObject]) async -> any PlanObject {
        type.init(needs)
    }
}

/// The root of such a chain.
struct AwaitedChainRoot<Last: PlanObject>: Sendable {
    let last: Last
}

enum TwoHundred: PlanSize {
    static var count: Int { 200 }
}

enum TwoThousand: PlanSize {
    static var count: Int { 2_000 }
}

typealias AwaitedChain200 = AwaitedChain<
    TwoHundred, PlanNode<Thousands.D0, Hundreds.D1, Tens.D9, Ones.D9>
>
typealias AwaitedChain2000 = AwaitedChain<
    TwoThousand, PlanNode<Thousands.D1, Hundreds.D9, Tens.D9, Ones.D9>
>
