// SPDX-License-Identifier: Apache-2.0
// The twin of DefaultOnTheMainActor.swift.

import DIAmbient

nonisolated struct Cup: Sendable {}

nonisolated extension DefaultValues {
    var cup: Default<Cup> { self { Cup() } }
}

nonisolated func serve() -> Cup {
    inject(\.cup)
}

struct Barista {
    @Injected(\.cup) var cup
}
