// SPDX-License-Identifier: Apache-2.0
// The twin of EagerDefault.swift.

import DIAmbient

struct Cup: Sendable {}

extension DefaultValues {
    var cup: Default<Cup> { self(.shared) { Cup() } }
    var saucer: Default<Cup> { self { Cup() } }
}
