// SPDX-License-Identifier: Apache-2.0

import DI

final class Waiter: Sendable {
    let pass: Pass

    init(pass: Pass) {
        self.pass = pass
    }
}

final class Kitchen: Sendable {
    let waiter: Waiter

    init(waiter: Waiter) {
        self.waiter = waiter
    }
}

final class Pass: Sendable {
    let kitchen: Kitchen

    init(kitchen: Kitchen) {
        self.kitchen = kitchen
    }
}

// Block 12
let circle = Bindings {
    single(Waiter.init)
    single(Kitchen.init)
    single(Pass.init)
}

func mistakes(of module: Bindings) -> String {
    do {
        // Block 13
        try module.validate()
        return "none"
    } catch {
        return "\(error)"
    }
}

// Block 14
struct PatientKitchen {
    let pass: Lazy<PatientPass>
}

final class PatientPass: Sendable {
    let kitchen: PatientKitchen

    init(kitchen: PatientKitchen) {
        self.kitchen = kitchen
    }
}

let patience = Bindings {
    single(PatientKitchen.init)
    single(PatientPass.init)
}

// Block 15
struct Terrace {
    let roastery: Lazy<TaggedProvider<IslandRoastery>>
}

struct IslandRoastery: Tag {
    typealias Element = any Roastery
}

struct Island: Roastery {
    let name: String = "the island"
}

let terraceModule = Bindings {
    single(tagged: IslandRoastery.self) { Island() as any Roastery }
    single(Terrace.init)
}
