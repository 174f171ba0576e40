// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

/// A holder in another file, whose key path literals are objects of their own.
final class Warehouse {
    @Injected(\.sieve) var sieve
    @Injected(\.silo) var silo
}
