// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// Binds something of every kind that a parameter can ask for.
struct Pantry: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
        binder.bind(Cup.self).to(factory: Cup.init)
        // All of these need what is shared in the component, so that it matters in which frame they are made.
        binder.bind(Double.self).tagged(with: Temperature.self).to(factory: { (heater: Heater) in heater.degrees })
        binder.bind(String.self).intoCollection().to(value: "espresso")
        binder.bind(String.self).intoCollection().to(factory: { (heater: Heater) in ["latte", "\(heater.degrees)"] })
        binder.bind(Int.self).intoSet().to(value: 1)
        binder.bind(Int.self).intoSet().to(factory: { (heater: Heater) in Int(heater.degrees) })
        binder.bind(Double.self).intoDictionary(key: "espresso").to(factory: { (heater: Heater) in heater.degrees })
        binder.bind(String.self).intoCollection().tagged(with: Specials.self).to(factory: { (heater: Heater) in
            "affogato at \(heater.degrees)"
        })
        binder.bindOptional(Milk.self)
        binder.bindPropertyInjectionOf(Display.self).to(injector: Display.inject)
        binder.install(dependency: Till.self)
    }
}

final class Heater: Sendable {
    let degrees: Double = 93
}

final class Cup: Sendable {}

final class Milk: Sendable {}

struct Temperature: Tag { typealias Element = Double }

struct Specials: Tag { typealias Element = [String] }

final class Display {
    var heater: Heater?

    func inject(_ heater: Heater) {
        self.heater = heater
    }
}

/// A component with a seed, whose root is the seed.
struct Till: BareComponent {
    typealias Seed = Int

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to(factory: { (number: Int) in "till \(number)" })
    }
}
