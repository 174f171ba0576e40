// SPDX-License-Identifier: Apache-2.0

import DI

private struct Spoon {}

/// Has a station ask for the spoon of this file, which is another.
func requestSpoon<S: ScopeBase>(of binder: Binder<S>) {
    binder.station("Shop/Spoons.swift", 12, needing: Spoon.self)
}
