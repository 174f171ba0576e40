// SPDX-License-Identifier: Apache-2.0

import DI

// Blocks 11, 13
struct RoasterAddress: Tag {
    typealias Element = String
}

// Blocks 12, 14
typealias Address = TaggedProvider<RoasterAddress>

// Block 15
struct BeanOrder {
    let address: String

    init(address: TaggedProvider<RoasterAddress>) {
        self.address = address.get()
    }
}

// Block 10
func contents<P: ProviderProtocol>(of provider: P) -> P.Element {
    provider.get()
}
