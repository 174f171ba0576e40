// SPDX-License-Identifier: Apache-2.0

import DI

package nonisolated var components: [any RootComponent.Type] { [AppComponent.self] }

final class Theme {}

final class Model {
    init(theme: Theme) {}
}

struct AppComponent: RootComponent {
    typealias Root = Model
    typealias Scope = Singleton
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Theme.self).sharedInScope().onMainActor(Theme.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Model>) -> BindingReceipt<Model> {
        bind.onMainActor(Model.init)
    }
}
