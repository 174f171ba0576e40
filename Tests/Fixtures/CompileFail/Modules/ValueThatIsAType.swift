// SPDX-License-Identifier: Apache-2.0
// A list declares values, and not their types.
// Swift 6: warning: 'value(qualified:allowing:file:line:_:)' is deprecated: this binds the type itself; a value of it is value(X()), and the type value(as: X.Type.self, X.self)
// Swift 5: the same

import DI

final class Heater: Sendable {}

let kitchen = Bindings {
    #if TWIN
    value(Heater())
    value(as: Heater.Type.self, Heater.self)
    #else
    value(Heater.self)  // here
    #endif
}
