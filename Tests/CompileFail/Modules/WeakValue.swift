// SPDX-License-Identifier: Apache-2.0
// Only an object can be referenced weakly.
// Swift 6: error: 'weak(qualified:allowing:_:)' is unavailable: weakly shared instances must be of a Sendable class; name a protocol of classes in front, as in weak(as: (any Animal).self) { … }, or use single or factory for a value
// Swift 6: error: 'weak(qualified:allowing:_:)' is unavailable: weakly shared instances must be of a Sendable class; name a protocol of classes in front, as in weak(as: (any Animal).self) { … }, or use single or factory for a value
// Swift 5: the same

import DI

struct Cup: Sendable {}

let kitchen = Bindings {
    weak(Cup.init)  // here
    weak(qualified: "closure") { Cup() }  // here
}
