// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

final class Cup: Sendable {}

final class Radio: Sendable {}

final class Boiler: Sendable {}

// Block 4
extension DefaultValues {
    /// Local and temporary: one for each holder.
    var cup: Default<Cup> { self { Cup() } }
    /// Shared and temporary: one as long as somebody holds it.
    var radio: Default<Radio> { self(.weak) { Radio() } }
    /// Shared and permanent: one for the injector, which in a program is one for the process.
    var boiler: Default<Boiler> { self(.shared) { Boiler() } }
}

// Blocks 6, 7
final class Barista {
    @Injected(\.cup) var cup
    @Injected(\.radio) var radio
    @Injected(\.boiler) var boiler
}
