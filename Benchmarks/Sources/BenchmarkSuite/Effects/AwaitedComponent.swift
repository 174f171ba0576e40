// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// A shared object whose factory awaits.
enum AwaitedComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Shared.self).sharedInScope(.eager).asynchronous { () async in
            await Task.yield()
            return Shared()
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<AwaitedRoot>) -> BindingReceipt<AwaitedRoot> {
        bind.to(factory: AwaitedRoot.init)
    }
}

/// The root of that graph.
struct AwaitedRoot: Sendable {
    let shared: Provider<Shared>
}
