// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [BookComponent.self] }

struct Page<T> {}

enum BookComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: PageComponent<Int>.self)  // expect: DI/TooManyComponents
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (_: ComponentFactory<PageComponent<Int>>) in "" }
    }
}

/// Installs another type of component each time, without end.
enum PageComponent<T>: Component {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: PageComponent<[T]>.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Page<T>>) -> BindingReceipt<Page<T>> {
        bind.to { (_: ComponentFactory<PageComponent<[T]>>) in Page() }
    }
}
