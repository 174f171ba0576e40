// SPDX-License-Identifier: Apache-2.0

import DI

struct Storeroom {
    let supplies: Supplies
}

// Blocks 19, 21
struct StoreroomComponent: Component {
    typealias Root = Storeroom

    static func configure(binder: UnscopedBinder) {
        binder.include(module: RoasterModule.self)
        binder.include(module: Supplies.Module.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Storeroom>) -> BindingReceipt<Storeroom> {
        bind.to(factory: Storeroom.init)
    }
}

// Block 22
struct CellarComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: StoreroomComponent.self)
    }

    // …

    typealias Root = CellarViewController
    typealias Construction = OnMainActor

    static func configureRoot(
        binder bind: ReceiptBinder<CellarViewController>
    ) -> BindingReceipt<CellarViewController> {
        bind.onMainActor(CellarViewController.init)
    }
}

// Blocks 20, 23
final class CellarViewController: UIViewController {
    private let storerooms: ComponentFactory<StoreroomComponent>

    init(storerooms: ComponentFactory<StoreroomComponent>) {
        self.storerooms = storerooms
        super.init(nibName: nil, bundle: nil)
    }

    func unlock() -> Storeroom {
        storerooms.build()
    }
}
