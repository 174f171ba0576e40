// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

/// Another file, with key path literals of its own.
final class Waiter {
    @Injected(\.cup) var cup
    @Injected(\.radio) var radio
    @Injected(\.boiler) var boiler
}

func instances() -> String {
    let (barista, waiter) = (Barista(), Waiter())
    return "\(barista.cup === waiter.cup) \(barista.radio === waiter.radio) \(barista.boiler === waiter.boiler)"
}
