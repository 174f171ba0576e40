// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import Dispatch

/// Child tasks, and tasks that are started with `Task`, have the injector of the one who starts them.
func grindersOfChildTasks() async -> [String] {
    async let first = inject(Grinder.self).name
    let task = Task { inject(Grinder.self).name }
    let others = await withTaskGroup(of: String.self) { group in
        group.addTask { inject(Grinder.self).name }
        return await group.reduce(into: []) { $0.append($1) }
    }
    return await [first, task.value] + others
}

/// A detached task has none, and is given one.
func grindersOfDetachedTasks() async -> [String] {
    let injector = Injector.current
    let without = Task.detached { inject(Grinder.self).name }
    let with = Task.detached { injector.run { inject(Grinder.self).name } }
    return await [without.value, with.value]
}

/// A part of a framework, which calls back on a thread of its own.
struct PressureGauge {
    func measure(_ report: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { report(9) }
    }
}

/// A callback is given one as well.
func grindersOfCallbacks() async -> [String] {
    let injector = Injector.current
    return await withCheckedContinuation { continuation in
        PressureGauge().measure { _ in
            let without = inject(Grinder.self).name
            let with = injector.run { inject(Grinder.self).name }
            continuation.resume(returning: [without, with])
        }
    }
}

/// A receipt, of which only some start a task: their injector has to be passed along.
struct Receipt {
    init(isPrinted: Bool) {
        let injector = Injector.current
        if isPrinted { Task { injector.run { print(inject(Grinder.self).name) } } }
    }
}
