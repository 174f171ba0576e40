// SPDX-License-Identifier: Apache-2.0

import DICore

// Apart from the type, so that the linker drops what a program doesn't call: Documentation/Decisions/0023-size.md.
extension _ComponentNode {
    /// Builds the component, and suspends while bindings are made that await.
    func buildAwaiting(
        in parent: _Frame, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        guard let frame = begin(in: parent, seed) else { return try await buildByHandAwaiting(seed) }
        let stay = try frame._beginBuild(of: C.self)
        defer { stay?.end() }
        do {
            guard let step else { return try await constructAwaiting(in: frame) }
            return try await step._tracing(parent, awaiting: { try await constructAwaiting(in: frame) })
        } catch is ClosedComponentError {
            throw ClosedComponentError(_component: C.self)
        }
    }

    /// Makes everything in a frame.
    func constructAwaiting(
        in frame: _Frame, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let sent = frame
        do {
            if !needs.isEmpty { try await _Need.fill(needs, from: sent, requester: sent._requester) }
            guard let fallibleRoot, fallibleRoot.fallible.instanceSlot < 0 else { return finish(frame) }
            for node in eager { node._warm(in: frame) }
            let word = try await fallibleRoot._makeUnshared(from: sent)
            return _takeWord(word, as: C.Root.self)
        } catch {
            await sent._disposeOfBuild()
            // Whatever a factory makes of the cancellation.
            throw Task.isCancelled ? CancellationError() : error
        }
    }

    func buildByHandAwaiting(
        _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        guard case .awaiting(let build) = byHand else { return try buildByHandThrowing(seed) }
        do { return try await build(seed) } catch {
            throw Task.isCancelled ? CancellationError() : Self.failureByHand(error)
        }
    }
}
