// SPDX-License-Identifier: Apache-2.0

import DI

/// A backend of values that are at hand. Its functions don't suspend, and yet fit the protocol.
final class FakeBackend: Backend {
    func menu() -> [Drink] { [Drink(name: "decaf", cents: 199)] }
    func points(of credentials: Credentials) -> Int { 3 }
    func leave(_ name: String) {}
}

struct PreviewModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Backend).self).onMainActor(FakeBackend.init)
        // Not asynchronous: under this module nothing awaits an account.
        binder.bind(Account.self).onMainActor { Account(name: "Ada", points: 3) }
    }
}

enum Previews {
    static func app() -> AppModel? {
        try? ComponentFactory.of(AppComponent.self, overriding: [PreviewModule.self]).build()
    }
}
