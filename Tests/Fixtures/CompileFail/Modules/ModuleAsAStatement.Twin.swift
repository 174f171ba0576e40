// SPDX-License-Identifier: Apache-2.0
// The twin of ModuleAsAStatement.swift.

import DI

enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

let kitchen = Bindings { include(module: BrewingModule.self) }
