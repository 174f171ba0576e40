// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    [PlainComponent.self, ShapedComponent.self, RootOnlyComponent.self, TaggedComponent.self, ChildComponent.self]
}

enum PlainComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)  // expect: DI/MissingBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<[Pump]>) -> BindingReceipt<[Pump]> {
        bind.to { (pump: Pump) in [pump] }
    }
}

struct Shaped {
    let log: Provider<any Journal>
    let beans: [Beans]
}

enum ShapedComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(ConsoleJournal.self).to(factory: ConsoleJournal.init)  // expect: DI/UnusedBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Shaped>) -> BindingReceipt<Shaped> {
        bind.to(factory: Shaped.init)  // expect: DI/MissingBinding DI/MissingBinding
    }
}

enum RootOnlyComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)  // expect: DI/MissingBinding DI/MissingBinding
    }
}

enum Temperature: Tag {
    typealias Element = Double
}

enum TaggedComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Double.self).to(value: 93)
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (it: TaggedProvider<Temperature>) in "\(it.get())" }  // expect: DI/MissingBinding
    }
}

enum ChildComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).to { (_: ComponentFactory<MainComponent>) in Beans("") }  // expect: DI/MissingBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}

enum MainComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
