// SPDX-License-Identifier: Apache-2.0

import DI
import Testing

/// Long chains of bindings that await.
@Suite(.serialized) struct DeepAsyncTests {
    /// Regression: each link looked through all that were being made around it. Four times the depth takes about four times as
    /// long, not sixteen.
    @Test func asynchronousBuild_isLinear_inItsDepth() async throws {
        func milliseconds(_ length: Int) async throws -> Double {
            let factory = try ChainPlan.$current.withValue(ChainPlan(length: length, end: .sound)) {
                try ComponentFactory.of(AwaitedChain.self)
            }
            _ = try await factory.build()
            var least = Double.infinity
            for _ in 0..<5 {
                let start = ContinuousClock.now
                _ = try await factory.build()
                least = min(least, (ContinuousClock.now - start) / .milliseconds(1))
            }
            return least
        }
        let (small, large) = (try await milliseconds(400), try await milliseconds(1_600))
        #expect(large < 10 * small, "\(small) ms for 400 bindings and \(large) ms for 1,600")
    }
}

/// Each link awaits and needs the next.
private struct AwaitedChain: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        let length = ChainPlan.current.length
        for index in 0..<length {
            if index + 1 < length {
                bind(linkType(index), needing: linkType(index + 1), binder)
            } else {
                bind(linkType(index), binder)
            }
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Link<D0, D0, D0, D0>) in 1 }
    }

    private static func bind<L: LinkType, Next: LinkType>(
        _ link: L.Type, needing next: Next.Type, _ binder: Binder<Singleton>
    ) {
        binder.bind(L.self).sharedInScope().asynchronous().to { (_: Next) async in L() }
    }

    private static func bind<L: LinkType>(_ link: L.Type, _ binder: Binder<Singleton>) {
        binder.bind(L.self).sharedInScope().asynchronous().to { () async in L() }
    }
}
