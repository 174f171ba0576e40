// SPDX-License-Identifier: Apache-2.0

/// Calls a function on the main actor a moment later.
///
/// In a file of its own: a program that releases one object there would keep all asynchronous functions beside it.
func _runOnMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    Task { @MainActor in work() }
}
