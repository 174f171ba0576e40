// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

protocol Till: Sendable {
    func sell(_ drink: String) -> String
}

struct CardTill: Till {
    func sell(_ drink: String) -> String { "\(drink), by card" }
}

struct CashTill: Till {
    func sell(_ drink: String) -> String { "\(drink), in cash" }
}

final class Boiler: Sendable {}

final class Radio: Sendable {}

/// What was an extension of the container.
extension DefaultValues {
    var till: Default<any Till> {
        self { CardTill() }
    }

    var boiler: Default<Boiler> {
        self(.shared) { Boiler() }
    }
}

/// A holder that nobody makes but a framework.
final class Counter {
    @Injected(\.till) private var till
    @LazyInjected(\.boiler) private var boiler

    func sell(_ drink: String) -> String {
        till.sell(drink)
    }

    func boilerIsShared() -> Bool {
        boiler === inject(\.boiler)
    }
}

/// A composition root: parameters, which the graph checks.
struct Barista {
    let till: any Till
    let boiler: Boiler
}

let shop = Bindings {
    factory(as: (any Till).self, CardTill.init)
    single(Boiler.init)
    single(sharing: .weak, Radio.init)
    factory(Barista.init)
}
