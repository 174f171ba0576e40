// SPDX-License-Identifier: Apache-2.0
// A tag is a type, and a name is a qualifier.
// Swift 6: error: 'tagged(with:)' is unavailable: a tag is a type: tagged(with: SomeTag.self); a name is a qualifier: qualified("name")
// Swift 6: error: 'tagged(with:)' is unavailable: a tag is a type: tagged(with: SomeTag.self); a name is a qualifier: qualified("name")
// Swift 5: the same

import DI

final class Heater: Sendable {}

struct Spare: Tag {
    typealias Element = Heater
}

enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).tagged(with: "spare").to(factory: Heater.init)  // here
        binder.bind(Heater.self).tagged(with: Spare()).to(factory: Heater.init)  // here
    }
}
