// SPDX-License-Identifier: Apache-2.0

import DI

struct Spice: Sendable {
    let grams: Int
}

/// A recipe of 25 spices, more than the library's own overloads take.
struct Blend {
    let grams: Int

    init(
        _ s1: Spice, _ s2: Spice, _ s3: Spice, _ s4: Spice, _ s5: Spice, _ s6: Spice, _ s7: Spice,
        _ s8: Spice, _ s9: Spice, _ s10: Spice, _ s11: Spice, _ s12: Spice, _ s13: Spice, _ s14: Spice,
        _ s15: Spice, _ s16: Spice, _ s17: Spice, _ s18: Spice, _ s19: Spice, _ s20: Spice, _ s21: Spice,
        _ s22: Spice, _ s23: Spice, _ s24: Spice, _ s25: Spice
    ) {
        let spices = [
            s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21,
            s22, s23, s24, s25,
        ]
        grams = spices.map(\.grams).reduce(0, +)
    }
}

/// A factory of the weight of a blend with a handful of something else.
enum WeightFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Int
}

struct Kitchen {
    let blend: Blend
    let weights: Factory<WeightFactory>
}

struct KitchenComponent: RootComponent {
    typealias Root = Kitchen

    static func configure(binder: UnscopedBinder) {
        binder.bind(Spice.self).to(value: Spice(grams: 12))
        binder.bind(Blend.self).to(factory: Blend.init)
        binder.bindFactory(Int.self).with(WeightFactory.self).to {
            (
                s1: Spice, s2: Spice, s3: Spice, s4: Spice, s5: Spice, s6: Spice, s7: Spice, s8: Spice, s9: Spice,
                s10: Spice, s11: Spice, s12: Spice, s13: Spice, s14: Spice, s15: Spice, s16: Spice, s17: Spice,
                s18: Spice, s19: Spice, s20: Spice, s21: Spice, s22: Spice, s23: Spice, s24: Spice, s25: Spice,
                more: Assisted<Int>
            ) in
            Blend(
                s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22,
                s23, s24, s25
            ).grams + more.get()
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Kitchen>) -> BindingReceipt<Kitchen> {
        bind.to(factory: Kitchen.init)
    }
}

let kitchen = try ComponentFactory.of(KitchenComponent.self).build()
print("\(kitchen.blend.grams) \(kitchen.weights.build(1))")
