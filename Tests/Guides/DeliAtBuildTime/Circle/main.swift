// SPDX-License-Identifier: Apache-2.0

import DI

let circle = Bindings {
    include(module: CircleBindings.self)
    include(module: CircleSingletonBindings.self)
}

do {
    // Block 13
    try circle.validate()
} catch {
    print(error)
}
