// SPDX-License-Identifier: Apache-2.0
// The twin of InoutAndVariadic.swift.

import DI

struct Bill: Sendable {
    init(_ cents: Int...) {}
}

final class Till: Sendable {}

let shop = Bindings {
    factory { Bill() }
    single { (count: Int) in Till() }
}
