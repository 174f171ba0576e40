// SPDX-License-Identifier: Apache-2.0

import DIBinding

private struct Syrup {}

/// Binds this file's type of that name.
func bindSyrup(with binder: UnscopedBinder) {
    binder.bind(Syrup.self).to(file: "Shop/Syrup.swift", line: 1, factory: Syrup.init)
}
