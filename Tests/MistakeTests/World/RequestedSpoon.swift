// SPDX-License-Identifier: Apache-2.0

import DI

private struct Spoon {}

/// Has a station ask for the spoon of this file, which is another.
func requestSpoon<S: ScopeBase>(of binder: Binder<S>) {
    binder.station("Shop/Spoons.swift", 12, needing: Spoon.self)
}

/// Has a station ask for a whisk of one function, which hides that of the module.
func requestWhisk<S: ScopeBase>(of binder: Binder<S>) {
    func request<Whisk>(_ type: Whisk.Type) { binder.station("Shop/Whisks.swift", 11, needing: type) }
    _openExistential(localWhisk(), do: request)
}

private func localWhisk() -> Any.Type {
    struct Whisk {}
    return Whisk.self
}
