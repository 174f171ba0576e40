// SPDX-License-Identifier: Apache-2.0

import DICore

/// The part of a build that comes before the root: all that an injector makes by itself, in a frame that has begun.
extension _ComponentNode {
    /// Makes what a synchronous build makes first.
    func prepare(_ frame: _Frame, in parent: _Frame) {
        guard let step else { return warm(in: frame) }
        step._tracing(parent) { warm(in: frame) }
    }

    /// Makes what a build makes first that may throw; disposes of it on a failure.
    func prepareThrowing(_ frame: _Frame, in parent: _Frame) throws(ConstructionError) {
        guard let step else { return try fill(frame) }
        try step._tracing(parent) { () throws(ConstructionError) in try fill(frame) }
    }

    private func fill(_ frame: _Frame) throws(ConstructionError) {
        do { try _Need.fillNow(needs, from: frame) } catch {
            frame._disposeOfBuildNow()
            throw error
        }
        warm(in: frame)
    }

    /// Makes what a build makes first that may await; disposes of it on a failure.
    func prepareAwaiting(
        _ frame: _Frame, in parent: _Frame, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard let step else { return try await fillAwaiting(frame) }
        try await step._tracing(parent, awaiting: { try await fillAwaiting(frame) })
    }

    private func fillAwaiting(_ frame: _Frame, isolation: isolated (any Actor)? = #isolation) async throws {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let sent = frame
        do {
            if !needs.isEmpty { try await _Need.fill(needs, from: sent, requester: sent._requester) }
        } catch {
            await sent._disposeOfBuild()
            throw Task.isCancelled ? CancellationError() : error
        }
        warm(in: frame)
    }
}
