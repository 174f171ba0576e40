// SPDX-License-Identifier: Apache-2.0

import DI

struct RoasterModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder
            .bind(String.self)
            .tagged(with: RoasterAddress.self)
            .to(value: "12 Harbour Street")
    }
}

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
