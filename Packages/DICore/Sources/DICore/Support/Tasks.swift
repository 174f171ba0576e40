// SPDX-License-Identifier: Apache-2.0

// All tasks are started here: the compiler puts the code that starts a task into one such file, and a program that
// starts any would keep all asynchronous functions of that file.

/// Starts a task with the task-local values of the current one.
@discardableResult @inline(never)
func _startTask(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(operation: work)
}

/// Starts a task without task-local values.
@discardableResult @inline(never)
func _startDetachedTask(_ priority: TaskPriority, _ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task.detached(priority: priority, operation: work)
}

/// Calls a function on the main actor a moment later.
@inline(never)
func _runOnMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    _startTask { await work() }
}
