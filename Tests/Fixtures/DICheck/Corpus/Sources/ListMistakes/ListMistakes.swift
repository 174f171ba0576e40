// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    [RootlessComponent.self, ForgetfulComponent.self, SplitComponent.self]
}

enum RootlessComponent: RootComponent, Listed {
    typealias Root = CoffeeMaker

    static var bindings: Bindings {  // expect: DI/MissingBinding
        single(Till.init)
    }
}

/// A listed module binds what is missing.
enum ForgetfulComponent: RootComponent, Listed {
    typealias Root = Pump

    static var bindings: Bindings {
        factory(Pump.init)  // expect: DI/MissingBinding
    }
}

enum HeatingModule: Module, Listed {
    static var bindings: Bindings { include(heating) }
}

private let heating = Bindings { single(Heater.init) }

enum SplitComponent: RootComponent, Listed {
    typealias Root = ComponentFactory<PartComponent>

    static var bindings: Bindings {
        component(PartComponent.self)
    }
}

struct PerPart: Scope {}

enum PartComponent: Component, Listed {
    typealias Root = [Till]
    typealias Scope = PerPart

    static var bindings: Bindings {
        include(module: TillModule.self)  // expect: DI/ScopeMismatch
        factory { (till: Till) in [till] }
    }
}

enum TillModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
    }
}
