// SPDX-License-Identifier: Apache-2.0

import DI

struct RoasterAddress: Tag {
    typealias Element = String
}

typealias Address = TaggedProvider<RoasterAddress>

struct BeanOrder {
    let address: String

    init(address: TaggedProvider<RoasterAddress>) {
        self.address = address.get()
    }
}
