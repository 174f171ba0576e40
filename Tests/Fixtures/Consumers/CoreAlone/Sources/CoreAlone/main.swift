// SPDX-License-Identifier: Apache-2.0

import DICore

struct Beans: Sendable, Equatable {
    let origin: String
}

/// The beans of the house.
enum HouseBeans: Tag {
    typealias Element = Beans
}

let beans = Provider(value: Beans(origin: "Huila"))
let origin = beans.map(transform: \.origin)
let house = TaggedProvider<HouseBeans>(other: beans)
print("\(origin.get()) \(house.get() == beans.get())")
