// SPDX-License-Identifier: Apache-2.0
// The twin of NoncopyableType.swift.

import DI

struct Handle: ~Copyable {
    let number: Int = 1
}

final class Owner {
    let handle: Handle = Handle()
}

struct KitchenModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Owner.self).to { Owner() }
    }
}
