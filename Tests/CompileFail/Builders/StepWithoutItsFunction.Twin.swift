// SPDX-License-Identifier: Apache-2.0
// The twin of StepWithoutItsFunction.swift.

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).onMainActor { 1 }
        binder.bind(Int.self).sharedInScope().throwing { 1 }
        binder.bind(Int.self).qualified("mild").asynchronous { 1 }
        binder.decorate(Int.self).onMainActor { $0 }
        binder.decorate(Int.self).qualified("mild").asynchronous { $0 }
    }
}
