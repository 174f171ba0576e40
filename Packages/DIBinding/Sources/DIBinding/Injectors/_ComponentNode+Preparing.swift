// SPDX-License-Identifier: Apache-2.0

import DICore

/// The part of a build that comes before the root: all that an injector makes by itself.
extension _ComponentNode {
    /// Makes what a synchronous build makes first.
    func prepare(in parent: _Frame, _ seed: C.Seed) -> _Frame? {
        guard let frame = begin(in: parent, seed) else { return nil }
        guard let step else {
            warm(in: frame)
            return frame
        }
        step._tracing(parent) { warm(in: frame) }
        return frame
    }

    /// Makes what a build makes first that may throw; disposes of it on a failure.
    func prepareThrowing(in parent: _Frame, _ seed: C.Seed) throws(ConstructionError) -> _Frame? {
        guard let frame = begin(in: parent, seed) else { return nil }
        guard let step else { return try filled(frame) }
        return try step._tracing(parent) { () throws(ConstructionError) in try filled(frame) }
    }

    private func filled(_ frame: _Frame) throws(ConstructionError) -> _Frame {
        do { try _Need.fillNow(needs, from: frame) } catch {
            frame._abandonNow()
            throw error
        }
        warm(in: frame)
        return frame
    }

    /// Makes what a build makes first that may await; disposes of it on a failure.
    func prepareAwaiting(
        in parent: _Frame, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> _Frame? {
        guard let frame = begin(in: parent, seed) else { return nil }
        guard let step else {
            try await fillAwaiting(frame)
            return frame
        }
        try await step._tracing(parent, awaiting: { try await fillAwaiting(frame) })
        return frame
    }

    private func fillAwaiting(_ frame: _Frame, isolation: isolated (any Actor)? = #isolation) async throws {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let sent = frame
        do {
            if !needs.isEmpty { try await _Need.fill(needs, from: sent, isAlone: true) }
        } catch {
            await sent._abandon()
            throw Task.isCancelled ? CancellationError() : error
        }
        warm(in: frame)
    }
}
