// SPDX-License-Identifier: Apache-2.0

import DI

// Block 14
final class PatientKitchen: Autowired, Sendable {
    typealias SharedIn = Singleton

    let pass: Lazy<PatientPass>

    init(_ pass: Lazy<PatientPass>) {
        self.pass = pass
    }
}

final class PatientPass: Autowired, Sendable {
    typealias SharedIn = Singleton

    let kitchen: PatientKitchen

    init(_ kitchen: PatientKitchen) {
        self.kitchen = kitchen
    }
}

struct IslandRoastery: Tag {
    typealias Element = any Roastery
}

// Block 15
struct Island: Roastery, Autowired {
    typealias BoundAs = any Roastery
    typealias BindingTag = IslandRoastery

    let name: String = "the island"
}

final class Terrace: Autowired {
    let roastery: Lazy<TaggedProvider<IslandRoastery>>

    init(_ roastery: Lazy<TaggedProvider<IslandRoastery>>) {
        self.roastery = roastery
    }
}
