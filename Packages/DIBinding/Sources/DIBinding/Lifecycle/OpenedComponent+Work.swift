// SPDX-License-Identifier: Apache-2.0

import DICore

extension OpenedComponent {
    /// Calls the body of a `run`: in a task of its own if objects of the component run, whose end then cancels it.
    ///
    /// Inlined, so that the body of a component in which nothing runs is called without one more call that may suspend.
    @inline(__always)
    func work<Root, Result>(
        _ root: Root, isolation: isolated (any Actor)? = #isolation, _ body: (Root) async throws -> sending Result
    ) async throws -> sending Result {
        // Proof of nonisolated(unsafe): the root goes to the body only, and this function waits for the call.
        nonisolated(unsafe) let root = root
        guard let life, life._hasRunners else { return try await body(root) }
        return try await work(root, beside: life, body)
    }

    @inline(never)
    private func work<Root, Result>(
        _ root: Root, beside life: _Life, isolation: isolated (any Actor)? = #isolation,
        _ body: (Root) async throws -> sending Result
    ) async throws -> sending Result {
        // Proof of nonisolated(unsafe): the root goes to the body only, and this function waits for the task that calls it. The
        // result comes from there, and the task is over.
        nonisolated(unsafe) let root = root
        let made = try await withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            let task = Task { () async throws -> _Transferred<Result> in
                _ = isolation
                return _Transferred(try await body(root))
            }
            life._body { task.cancel() }
            defer { life._body(cancelledBy: nil) }
            return try await withTaskCancellationHandler {
                do {
                    let made = try await task.value
                    if let ended = life._ended { throw ended }
                    return made
                } catch {
                    throw life._ended ?? error
                }
            } onCancel: {
                task.cancel()
            }
        }
        return made.value
    }
}
