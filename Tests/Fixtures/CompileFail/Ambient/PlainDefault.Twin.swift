// SPDX-License-Identifier: Apache-2.0
// The twin of PlainDefault.swift.

import DIAmbient

struct Cup: Sendable {}

extension DefaultValues {
    var cup: Default<Cup> { self { Cup() } }
}

struct Barista {
    @Injected(\.cup) var cup: Cup
    @LazyInjected(\.cup) var lazyCup
}

func serve() -> Cup {
    inject(\.cup)
}
