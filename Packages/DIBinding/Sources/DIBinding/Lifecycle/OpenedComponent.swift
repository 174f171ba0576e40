// SPDX-License-Identifier: Apache-2.0

import DICore

/// The limits of the time that a hook may take; nil for none.
struct HookLimits {
    let start: Duration?
    let stop: Duration?
}

/// A component that was built and started, and has to be closed.
struct OpenedComponent<C: Component> {
    let root: C.Root
    /// The record; nil if nothing in the component or below it has to be started, stopped or ended.
    let life: _Life?
    /// The frame of a component without a record.
    let frame: _Frame?

    /// Closes the component.
    func close(isolation: isolated (any Actor)? = #isolation) async -> StopError? {
        guard let life else {
            frame?._endWithoutLife()
            return nil
        }
        return await life._close()
    }
}

extension ComponentFactory {
    /// Builds the component and starts it. If one of these fails, it is stopped as far as it was started, and disposed of.
    ///
    /// One that `isRun` by its caller needs no record if it has no hooks: nobody else can close it.
    func opened(
        _ seed: C.Seed, _ limits: HookLimits, isRun: Bool = false, isolation: isolated (any Actor)? = #isolation
    ) async throws -> OpenedComponent<C> {
        try parent._checkOpen(for: C.self)
        let node = node.takeUnretainedValue()
        let frame = node.begin(in: parent, seed)
        if isRun, frame?._hasLife != true { return try await built(node, frame, seed) }
        let life = try _Life._opening(frame, stopTimeout: limits.stop, component: C.self)
        do {
            let root = try await node.construct(in: frame, below: parent, seed)
            try await life._start(timeout: limits.start, component: C.self)
            return OpenedComponent(root: root, life: life, frame: nil)
        } catch {
            let failure = life._endOpening(error, component: C.self)
            _ = await life._close()
            throw failure
        }
    }

    /// Builds a component without hooks. Whatever it waits for above, a closing there ends.
    private func built(
        _ node: _ComponentNode<C>, _ frame: _Frame?, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> OpenedComponent<C> {
        let stay = node.needs.isEmpty ? nil : try frame?._beginBuild(of: C.self)
        defer { stay?.end() }
        let root: C.Root
        do { root = try await node.construct(in: frame, below: parent, seed) } catch is ClosedComponentError {
            throw Task.isCancelled ? CancellationError() : ClosedComponentError(_component: C.self)
        }
        try parent._checkOpen(for: C.self)
        try Task.checkCancellation()
        return OpenedComponent(root: root, life: nil, frame: frame)
    }
}

extension _ComponentNode {
    /// Makes everything in a frame, or by hand where there is none, in the way of the component's construction.
    fileprivate func construct(
        in frame: _Frame?, below parent: _Frame, _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws -> C.Root {
        guard let frame else { return try await buildByHandAwaiting(seed) }
        guard C.Construction._effects.contains(.asynchronous) else {
            guard let step else { return try construct(in: frame) }
            return try step._tracing(parent) { () throws(ConstructionError) in try construct(in: frame) }
        }
        guard let step else { return try await constructAwaiting(in: frame) }
        return try await step._tracing(parent, awaiting: { try await constructAwaiting(in: frame) })
    }
}
