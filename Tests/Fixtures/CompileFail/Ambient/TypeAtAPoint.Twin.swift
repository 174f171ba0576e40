// SPDX-License-Identifier: Apache-2.0
// The twin of TypeAtAPoint.swift.

import DIAmbient

final class Cup: Sendable {}

struct Barista {
    @Injected var cup: Cup
    @LazyInjected var spare: Cup
}
