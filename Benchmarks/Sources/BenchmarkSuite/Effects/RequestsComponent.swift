// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// A graph whose shared objects are requested in several ways.
enum RequestsComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Shared.self).sharedInScope().to(factory: Shared.init)
        binder.bind(AwaitedObject.self).sharedInScope().asynchronous { () async in
            await Task.yield()
            return AwaitedObject()
        }
        binder.bind(AwaitedUser.self).to(factory: AwaitedUser.init)
        binder.bind(ThrownObject.self).sharedInScope().throwing { () throws in ThrownObject() }
    }

    static func configureRoot(binder bind: ReceiptBinder<RequestsRoot>) -> BindingReceipt<RequestsRoot> {
        bind.to(factory: RequestsRoot.init)
    }
}

/// The root of that graph.
struct RequestsRoot: Sendable {
    let plain: Provider<Shared>
    let main: MainActorProvider<Shared>
    let awaited: AsyncProvider<AwaitedObject>
    let user: AsyncProvider<AwaitedUser>
    let throwing: ThrowingProvider<ThrownObject>
}

/// An object whose factory awaits.
final class AwaitedObject: Sendable {
    let capacity: Int = 64
}

/// A new object over the one that is awaited.
final class AwaitedUser: Sendable {
    let object: AwaitedObject

    init(object: AwaitedObject) {
        self.object = object
    }
}

/// An object whose factory throws.
final class ThrownObject: Sendable {
    let capacity: Int = 32
}
