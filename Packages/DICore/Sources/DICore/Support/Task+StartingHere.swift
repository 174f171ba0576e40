// SPDX-License-Identifier: Apache-2.0

extension Task where Success == Void, Failure == Never {
    /// Starts a task, which runs on this thread up to its first suspension where the system can do so.
    ///
    /// This spares a hop, and the caller finds the work done that doesn't suspend. Older systems start it elsewhere.
    @discardableResult
    static func startingHere(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never> {
        #if compiler(>=6.2)
        if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            return Task.immediate(priority: priority) { await work() }
        }
        #endif
        return Task(priority: priority) { await work() }
    }
}
