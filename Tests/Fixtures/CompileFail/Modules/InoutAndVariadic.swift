// SPDX-License-Identifier: Apache-2.0
// Dependencies are passed as values.
// Swift 6: error: cannot convert value of type '@Sendable (Int...) -> Bill' to expected argument type '@Sendable () -> Bill'
// Swift 6: error: cannot convert value of type '@Sendable (inout Int) -> Till' to expected argument type '@Sendable (Int) -> Till'
// Swift 5: the same

import DI

struct Bill: Sendable {
    init(_ cents: Int...) {}
}

final class Till: Sendable {}

#if TWIN
let shop = Bindings {
    factory { Bill() }
    single { (count: Int) in Till() }
}

#else
let shop = Bindings {
    factory(Bill.init)  // here
}

let bar = Bindings {
    single { (count: inout Int) in Till() }  // here
}

#endif
