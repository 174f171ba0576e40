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
    let life: _Life
}

extension ComponentFactory {
    /// Builds the component and starts it. If one of these fails, it is stopped as far as it was started, and disposed of.
    func opened(
        _ seed: C.Seed, _ limits: HookLimits, isolation: isolated (any Actor)? = #isolation
    ) async throws -> OpenedComponent<C> {
        try parent._checkOpen(for: C.self)
        let node = node.takeUnretainedValue()
        let frame = node.begin(in: parent, seed)
        let life = try _Life._opening(frame, stopTimeout: limits.stop, component: C.self)
        do {
            let root = try await node.construct(in: frame, below: parent, seed)
            try await life._start(timeout: limits.start, component: C.self)
            return OpenedComponent(root: root, life: life)
        } catch {
            let failure = life._endOpening(error, component: C.self)
            _ = await life._close()
            throw failure
        }
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
