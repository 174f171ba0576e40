// SPDX-License-Identifier: Apache-2.0
// Dependencies are passed as values.
// Swift 6: error: 'factory(as:qualified:allowing:_:)' is unavailable: dependencies are passed as values: wrap a function with an inout or variadic parameter in a closure without one
// Swift 6: error: 'single(as:qualified:sharing:allowing:_:)' is unavailable: dependencies are passed as values: wrap a function with an inout or variadic parameter in a closure without one
// Swift 5: the same

import DI

struct Bill: Sendable {
    init(_ cents: Int...) {}
}

final class Till: Sendable {}

let shop = Bindings {
    factory(Bill.init)  // here
    single { (count: inout Int) in Till() }  // here
}
