// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    [
        PlainComponent.self, ShapedComponent.self, DuplicateComponent.self, ClashComponent.self,
        DictionaryComponent.self, QualifierComponent.self, DecoratedComponent.self, UnusedComponent.self,
        RecursiveRootComponent.self, ScopedComponent.self, SeededRootComponent.self, ShadowedComponent.self,
        BookComponent.self, RootlessComponent.self, ForgetfulComponent.self, SplitComponent.self,
        DirectComponent.self, DeferredComponent.self, RetainingComponent.self, RequiredComponent.self,
        CrossingComponent.self, MainComponent.self, NeedlessComponent.self, UnsharedComponent.self,
        StartComponent.self, WeakComponent.self,
    ]
}

// Mistakes of single bindings.

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
        binder.bind(ConsoleJournal.self).to(factory: ConsoleJournal.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shaped>) -> BindingReceipt<Shaped> {
        bind.to(factory: Shaped.init)  // expect: DI/MissingBinding DI/MissingBinding
    }
}

enum KitchenModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)  // expect: DI/DuplicateBinding
    }
}

enum DuplicateComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: KitchenModule.self)
        binder.bind(Heater.self).to { Heater() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(factory: Pump.init)
    }
}

enum ClashComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind([Beans].self).to(value: [])  // expect: DI/CollectionClash
        binder.bind(Beans.self).intoCollection().to(value: Beans("Huila"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (beans: [Beans]) in beans.count }
    }
}

enum DictionaryComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 250)  // expect: DI/DuplicateDictionaryKey
        binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 300)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (prices: [String: Int]) in prices.count }
    }
}

enum QualifierComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).qualified("coarse").to(value: Beans("coarse"))
        binder.bind(Beans.self).to(qualified: "corase")  // expect: DI/QualifierUnmatched
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}

enum DecoratedComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Journal).self).to { ConsoleJournal() }
        binder.install(dependency: DecoratingComponent.self)
    }

    static func configureRoot(
        binder bind: ReceiptBinder<[ComponentFactory<DecoratingComponent>]>
    ) -> BindingReceipt<[ComponentFactory<DecoratingComponent>]> {
        bind.to { (orders: ComponentFactory<DecoratingComponent>) in [orders] }
    }
}

enum DecoratingComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.decorate(FileJournal.self).qualified("order").to { $0 }  // expect: DI/DecoratesNothing
    }

    static func configureRoot(binder bind: ReceiptBinder<FileJournal>) -> BindingReceipt<FileJournal> {
        bind.to(factory: FileJournal.init)
    }
}

enum EspressoModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)  // expect: DI/UnusedModule
        binder.bind(Pump.self).to(factory: Pump.init)
    }
}

enum UnusedComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: EspressoModule.self)
        binder.bind(Beans.self).to { Beans("Huila") }  // expect: DI/UnusedBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
