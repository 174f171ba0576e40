// SPDX-License-Identifier: Apache-2.0

import DI
import Testing

/// Long chains of bindings that await.
@Suite(.serialized) struct DeepAsyncTests {
    /// Regression: each link looked through all that were being made around it, and copied them. The figures are in decision 0015.
    @Test func asynchronousBuild_ofALongChain_ends() async throws {
        let factory = try ChainPlan.$current.withValue(ChainPlan(length: 1_600, end: .sound)) {
            try ComponentFactory.of(AwaitedChain.self)
        }
        #expect(try await factory.build() == 1)
    }
}

/// Each link awaits and needs the next.
private struct AwaitedChain: RootComponent {
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        let length = ChainPlan.current.length
        for index in 0..<length - 1 { bind(linkType(index), needing: linkType(index + 1), binder) }
        bind(linkType(length - 1), binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Link<D0, D0, D0, D0>) in 1 }
    }

    private static func bind<L: LinkType, Next: LinkType>(
        _ link: L.Type, needing next: Next.Type, _ binder: Binder<Singleton>
    ) {
        binder.bind(L.self).sharedInScope().asynchronous { (_: Next) async in L() }
    }

    private static func bind<L: LinkType>(_ link: L.Type, _ binder: Binder<Singleton>) {
        binder.bind(L.self).sharedInScope().asynchronous { () async in L() }
    }
}
