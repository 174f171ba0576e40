// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component that is to be built and started, and then stopped.
struct OpenedComponent {
    /// The frame; nil of one that is made by hand.
    let frame: _Frame?
    /// The record; nil if stopping has no more to do than to let go of the frame.
    let life: _Life?

    /// Stops the component after work with an outcome. Returns the error of work that returned.
    ///
    /// Inlined, so that a component without a record is let go of without a call that may suspend.
    @inline(__always)
    func stop(_ outcome: ComponentOutcome, isolation: isolated (any Actor)? = #isolation) async -> (any Error)? {
        guard let life else {
            // The component lives as long as the work, also if the root doesn't lead to it.
            withExtendedLifetime(frame) {}
            return nil
        }
        let failure = await life._stop(outcome)
        return life._endError ?? failure
    }
}

extension ComponentFactory {
    /// Begins a component. One that `isRun` by its caller needs no record if it has no hooks: nobody else can stop it.
    func opened(_ seed: C.Seed, _ limits: _LifeLimits, isRun: Bool = false) throws -> OpenedComponent {
        try parent._checkOpen(for: C.self)
        let frame = node.takeUnretainedValue().begin(in: parent, seed)
        if isRun, frame?._hasLife != true { return OpenedComponent(frame: frame, life: nil) }
        let life = try _Life._opening(frame, limits, component: C.self)
        return OpenedComponent(frame: frame, life: life)
    }

    /// Whether the component is built without a suspension, and not to be started.
    func isBuiltHere(_ opened: OpenedComponent) -> Bool {
        opened.life == nil && !node.takeUnretainedValue().isAwaiting
    }

    /// Builds a component that is not to be started, without a suspension.
    func builtHere(_ opened: OpenedComponent, _ seed: C.Seed) throws -> C.Root {
        let root = try node.takeUnretainedValue().constructHere(in: opened.frame, below: parent, seed)
        try admit()
        return root
    }

    /// Throws if a component that was built is not to be run any more.
    private func admit() throws {
        try parent._checkOpen(for: C.self)
        try Task.checkCancellation()
    }

    /// Builds the component and starts it. If one of these fails, it is stopped as far as it was started, and disposed of.
    func started(
        _ opened: OpenedComponent, _ seed: C.Seed,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        let node = node.takeUnretainedValue()
        guard let life = opened.life else { return try await builtAwaiting(opened, seed) }
        do {
            let root =
                node.isAwaiting
                ? try await node.constructAwaiting(in: opened.frame, below: parent, seed)
                : try node.constructHere(in: opened.frame, below: parent, seed)
            if try !life._startsHere(component: C.self) {
                try await life._start(component: C.self)
            }
            return root
        } catch {
            let failure = life._endStart(error, component: C.self)
            _ = await life._stop(ComponentOutcome(throwing: failure))
            throw failure
        }
    }

    /// Builds a component that is not to be started. Whatever it waits for above, a stop there ends.
    private func builtAwaiting(
        _ opened: OpenedComponent, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        let node = node.takeUnretainedValue()
        let stay = node.needs.isEmpty ? nil : try opened.frame?._beginBuild(of: C.self)
        defer { stay?.end() }
        let root: C.Root
        do {
            root = try await node.constructAwaiting(in: opened.frame, below: parent, seed)
        } catch is ClosedComponentError {
            throw Task.isCancelled ? CancellationError() : ClosedComponentError(_component: C.self)
        }
        try admit()
        return root
    }
}

extension _ComponentNode {
    /// Makes everything in a frame without a suspension, or by hand where there is none.
    fileprivate func constructHere(in frame: _Frame?, below parent: _Frame, _ seed: C.Seed) throws -> C.Root {
        guard let frame else { return try buildByHandThrowing(seed) }
        guard let step else { return try construct(in: frame) }
        return try step._tracing(parent) { () throws(ConstructionError) in try construct(in: frame) }
    }

    /// Makes everything in a frame, or by hand where there is none.
    fileprivate func constructAwaiting(
        in frame: _Frame?, below parent: _Frame, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        guard let frame else { return try await buildByHandAwaiting(seed) }
        guard let step else { return try await constructAwaiting(in: frame) }
        return try await step._tracing(parent, awaiting: { try await constructAwaiting(in: frame) })
    }
}
