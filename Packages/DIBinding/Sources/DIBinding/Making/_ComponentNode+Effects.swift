// SPDX-License-Identifier: Apache-2.0

import DICore

// Outside the type, so that the linker drops what a program doesn't call: Documentation/Decisions/0023-size.md.

/// Builds that may throw or await, and their part before the root, which is all that an injector makes by itself.
extension _ComponentNode {
    /// Makes the first instances of a synchronous build.
    func prepare(_ frame: _Frame, in parent: _Frame) {
        guard let step else { return warm(in: frame) }
        step._tracing(parent) { warm(in: frame) }
    }

    /// Makes the first instances of a build that may throw; disposes of them on a failure.
    func prepareThrowing(_ frame: _Frame, in parent: _Frame) throws(ConstructionError) {
        try tracing(parent) { () throws(ConstructionError) in try fill(frame) }
    }

    /// Makes the first instances of a build that may await; disposes of them on a failure.
    func prepareAwaiting(
        _ frame: _Frame, in parent: _Frame, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard let step else { return try await fillAwaiting(frame) }
        try await step._tracing(parent, awaiting: { try await fillAwaiting(frame) })
    }

    /// Builds the component in a frame synchronously; without a frame, calls the closure in its place.
    @inline(__always)
    func construct(in frame: _Frame?, below parent: _Frame, _ seed: C.Seed) throws(ConstructionError) -> C.Root {
        guard let frame else { return try buildByHandThrowing(seed) }
        return try tracing(parent) { () throws(ConstructionError) in
            try fill(frame)
            guard let fallibleRoot, fallibleRoot.fallible.instanceSlot < 0 else { return makeRoot(in: frame) }
            do throws(ConstructionError) {
                return _takeWord(try fallibleRoot._makeUnsharedNow(from: frame), as: C.Root.self)
            } catch {
                frame._disposeOfBuildNow()
                throw error
            }
        }
    }

    /// Builds the component in a frame, after its asynchronous bindings; without a frame, calls the closure in its place.
    func constructAwaiting(
        in frame: _Frame?, below parent: _Frame, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        guard let frame else { return try await buildByHandAwaiting(seed) }
        guard let step else { return try await constructAwaiting(in: frame) }
        return try await step._tracing(parent, awaiting: { try await constructAwaiting(in: frame) })
    }

    private func constructAwaiting(
        in frame: _Frame, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        try await fillAwaiting(frame)
        guard let fallibleRoot, fallibleRoot.fallible.instanceSlot < 0 else { return makeRoot(in: frame) }
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let sent = frame
        do { return _takeWord(try await fallibleRoot._makeUnshared(from: sent), as: C.Root.self) } catch {
            throw await disposing(of: sent, after: error)
        }
    }

    /// Builds the component in a frame that has begun. A stop of an ancestor awaits the instances that it makes first.
    func buildAwaiting(
        in frame: _Frame?, below parent: _Frame, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        let stay = needs.isEmpty && fallibleRoot == nil ? nil : try frame?._beginBuild(of: C.self)
        defer { stay?.end() }
        do { return try await constructAwaiting(in: frame, below: parent, seed) } catch is ClosedComponentError {
            throw ClosedComponentError(_component: C.self)
        }
    }

    func buildByHandThrowing(_ seed: C.Seed) throws(ConstructionError) -> C.Root {
        guard case .throwing(let build) = byHand else { return buildByHand(seed) }
        do { return try build(seed) } catch { throw Self.failureByHand(error) }
    }

    func buildByHandAwaiting(
        _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        guard case .awaiting(let build) = byHand else { return try buildByHandThrowing(seed) }
        do { return try await build(seed) } catch {
            throw Task.isCancelled ? CancellationError() : Self.failureByHand(error)
        }
    }

    /// The failure of a closure that replaces the component's build.
    private static func failureByHand(_ error: any Error) -> ConstructionError {
        (error as? ConstructionError) ?? ConstructionError(path: [], underlying: error)
    }

    private func fill(_ frame: _Frame) throws(ConstructionError) {
        do { try _Need.fillNow(needs, from: frame) } catch {
            frame._disposeOfBuildNow()
            throw error
        }
        warm(in: frame)
    }

    private func fillAwaiting(_ frame: _Frame, isolation: isolated (any Actor)? = #isolation) async throws {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let sent = frame
        do {
            if !needs.isEmpty { try await _Need.fill(needs, from: sent, requester: sent._requester) }
        } catch {
            throw await disposing(of: sent, after: error)
        }
        warm(in: frame)
    }

    /// Disposes of a failed build, and returns its error: always `CancellationError` if the task is cancelled.
    private func disposing(of frame: _Frame, after error: any Error) async -> any Error {
        await frame._disposeOfBuild()
        return Task.isCancelled ? CancellationError() : error
    }

    @inline(__always)
    private func tracing<R>(
        _ parent: _Frame, _ make: () throws(ConstructionError) -> R
    ) throws(ConstructionError) -> R {
        guard let step else { return try make() }
        return try step._tracing(parent, throwing: make)
    }
}
