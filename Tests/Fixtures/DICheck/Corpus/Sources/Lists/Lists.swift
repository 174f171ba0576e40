// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [BarComponent.self, StrictComponent.self] }

enum BarComponent: RootComponent, Listed {
    typealias Root = [CoffeeMaker]

    static var bindings: Bindings {
        include(module: BrewingModule.self)
        include(module: JournalModule.self)
        component(OrderComponent.self)
        include { binder in
            binder.bind(Beans.self).intoSet().to(value: Beans("Huila"))
            binder.include(module: TillModule.self, when: .profile("paid"))
        }
        factory(tagged: Spare.self) { (maker: CoffeeMaker) in maker }
        factory {
            (
                maker: CoffeeMaker, spare: TaggedProvider<Spare>, _: any Journal, _: Set<Beans>,
                _: ComponentFactory<OrderComponent>
            ) in [maker, spare.get()]
        }
    }
}

struct Spare: Tag {
    typealias Element = CoffeeMaker
}

enum OrderComponent: Component, Listed {
    typealias Seed = Int

    static var bindings: Bindings {
        single(Till.init)
        factory { (number: Int, _: Till) in "\(number)" }
    }

    typealias Root = String
}

enum BrewingModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(brewing)
    }
}

private let brewing = Bindings {
    single(Heater.init)
    single(Pump.init)
    factory(CoffeeMaker.init)
}

enum JournalModule: Module, Listed {
    static let bindings = Bindings {
        for _ in 0..<1 { value(as: (any Journal).self, ConsoleJournal()) }
        decorate((any Journal).self, FileJournal.init)
    }
}

enum TillModule: Module, Listed {
    static var bindings: Bindings { single(Till.init) }
}

/// A list, and functions beside it.
enum StrictComponent: RootComponent, Listed {
    typealias Scope = Singleton

    static var bindings: Bindings { include(brewing) }

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Till]>) -> BindingReceipt<[Till]> {
        bind.to { (till: Till, _: CoffeeMaker) in [till] }
    }
}
