// SPDX-License-Identifier: Apache-2.0

import DIBinding

// Another private type of a name that a test has a private type of, too: nothing but the file tells them apart.
private struct Wand {}

/// Binds this file's wand.
func bindWandOfAnotherFile(_ binder: UnscopedBinder, line: UInt) {
    binder.bind(Wand.self).to(file: "Shop/Another.swift", line: line, factory: Wand.init)
}
