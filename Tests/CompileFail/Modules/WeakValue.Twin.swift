// SPDX-License-Identifier: Apache-2.0
// The twin of WeakValue.swift.

import DI

struct Cup: Sendable {}

let kitchen = Bindings {
    single(Cup.init)
    single(qualified: "closure") { Cup() }
}
