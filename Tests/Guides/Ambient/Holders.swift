// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

@MainActor
final class MenuModel {
    @Injected var maker: CoffeeMaker
    @LazyInjected var grinder: Grinder
    @MainActorInjected var display: Display

    func brew() {
        display.show("a coffee of the \(maker.grinder.name)")
    }
}

actor Till {
    @Injected var maker: CoffeeMaker

    func receipt() -> String {
        "a coffee of the \(maker.grinder.name)"
    }
}

struct Order {
    @Injected var maker: CoffeeMaker
    var cups: Int = 1
}

final class Barista: Sendable {
    let maker = inject(CoffeeMaker.self)
    let cups: Int

    init(cups: Int) {
        self.cups = cups
    }
}

enum Storeroom {
    /// The answer of the injector that was current when this was first read: nothing replaces it afterwards.
    static let grinder = inject(Grinder.self)
    /// The answer of the injector that is current now.
    static var maker: CoffeeMaker { inject() }
}
