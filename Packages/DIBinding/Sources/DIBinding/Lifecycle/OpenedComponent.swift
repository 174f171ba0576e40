// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component to be built and started, and then stopped.
struct OpenedComponent {
    /// The frame; nil for a component that a closure builds.
    let frame: _Frame?
    /// The record; nil if stopping only releases the frame.
    let life: _Life?

    /// Stops the component after work with an outcome, and returns the error for a `run` whose work returned.
    ///
    /// Inlined, so that a component without a record is released without a call that may suspend.
    @inline(__always)
    func stop(_ outcome: ComponentOutcome, isolation: isolated (any Actor)? = #isolation) async -> (any Error)? {
        guard let life else {
            // The component lives as long as the work, also if the root doesn't lead to it.
            withExtendedLifetime(frame) {}
            return nil
        }
        let end = await life._stop(outcome)
        return end.endError ?? end.failure
    }
}

extension ComponentFactory {
    func buildThrowing(_ seed: C.Seed) throws(ConstructionError) -> C.Root {
        let node = node.takeUnretainedValue()
        return try node.construct(in: node.begin(in: parent, seed), below: parent, seed)
    }

    func buildAwaiting(_ seed: C.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> C.Root {
        let node = node.takeUnretainedValue()
        return try await node.buildAwaiting(in: node.begin(in: parent, seed), below: parent, seed)
    }

    /// Begins a component. One that `isRun` by its caller needs no record if it has no hooks: nothing else can stop it.
    func opened(_ seed: C.Seed, _ limits: _LifeLimits, isRun: Bool = false) throws -> OpenedComponent {
        try parent._checkOpen(for: C.self)
        let frame = node.takeUnretainedValue().begin(in: parent, seed)
        if isRun, frame?._hasLife != true { return OpenedComponent(frame: frame, life: nil) }
        let life = try _Life._opening(frame, limits, component: C.self)
        return OpenedComponent(frame: frame, life: life)
    }

    /// Returns the root of a built component; throws if an ancestor is stopping or the task is cancelled.
    private func admitted(_ root: C.Root) throws -> C.Root {
        try parent._checkOpen(for: C.self)
        try Task.checkCancellation()
        return root
    }

    /// Builds the component and starts it. If one of these fails, it is stopped as far as it was started, and disposed of.
    ///
    /// Inlined, so that a component which has nothing to start is built without one more call that may suspend.
    @inline(__always)
    func started(
        _ opened: OpenedComponent, _ seed: C.Seed,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        let node = node.takeUnretainedValue()
        guard let life = opened.life else {
            if !node.isAwaiting { return try admitted(try node.construct(in: opened.frame, below: parent, seed)) }
            // A stop of an ancestor ends a wait for its instances.
            return try admitted(try await node.buildAwaiting(in: opened.frame, below: parent, seed))
        }
        do {
            let root =
                node.isAwaiting
                ? try await node.constructAwaiting(in: opened.frame, below: parent, seed)
                : try node.construct(in: opened.frame, below: parent, seed)
            if let instances = try life._beginStart(component: C.self) {
                try await life._start(instances, component: C.self)
            }
            return root
        } catch {
            let failure = life._endStart(error, component: C.self)
            _ = await life._stop(ComponentOutcome(throwing: failure))
            throw failure
        }
    }
}
