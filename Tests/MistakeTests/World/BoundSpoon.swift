// SPDX-License-Identifier: Apache-2.0

import DI

private struct Spoon {}

/// Binds the spoon of this file.
func bindSpoon<S: ScopeBase>(of binder: Binder<S>) {
    binder.bind(Spoon.self).to(file: "Shop/Spoons.swift", line: 11) { Spoon() }
}
