// SPDX-License-Identifier: Apache-2.0

import DI

// Blocks 16, 17
struct RoasterModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder
            .bind(String.self)
            .tagged(with: RoasterAddress.self)
            .to(value: "12 Harbour Street")
    }
}

// Block 18
struct Supplies {
    let address: String

    init(address: TaggedProvider<RoasterAddress>) {
        self.address = address.get()
    }

    struct Module: DI.Module {
        static func configure(binder: UnscopedBinder) {
            binder
                .bind(Supplies.self)
                .to(factory: Supplies.init)
        }
    }
}
