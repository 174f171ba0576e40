// SPDX-License-Identifier: Apache-2.0

import DIBinding

// The example of the page on DI/ModuleNotIncluded.

struct Grinder: Sendable {}

struct Espresso: Sendable {
    let grinder: Grinder
}

enum EspressoBar: RootComponent {
    typealias Root = Espresso

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Espresso>) -> BindingReceipt<Espresso> {
        bind.to(factory: Espresso.init)
    }
}

enum GrinderModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Grinder.self).to(factory: Grinder.init)
    }
}
