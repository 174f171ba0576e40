// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ThrowingComponent.self, AwaitingComponent.self] }

final class Ledger: Sendable {
    init() throws {}
}

final class Archive: Sendable {
    init(ledger: Ledger) async throws {}
}

struct Office {
    let ledger: Ledger
}

struct Store {
    let archive: Archive
    let later: AsyncProvider<Archive>
}

enum ThrowingComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Throwing

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Ledger.self).sharedInScope().throwing(Ledger.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
        bind.to(factory: Office.init)
    }
}

enum AwaitingComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Ledger.self).sharedInScope().throwing { () throws in try Ledger() }
        binder.bind(Archive.self).sharedInScope().onStop { _ in }.asynchronous(Archive.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Store>) -> BindingReceipt<Store> {
        bind.to(factory: Store.init)
    }
}
