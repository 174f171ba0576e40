// SPDX-License-Identifier: Apache-2.0

/// The way in which a closed component lets go of the instances that keep its frame: it empties their slots.
///
/// Such slots are guarded: a hit holds the slot's lock. Whoever fills one, or needs an instance that can't be made again at
/// once, enters before and leaves afterwards. The slots are emptied by the closing or, where somebody is still inside, by the
/// last one that leaves.
final class CycleBreaker: Sendable {
    private struct State: ~Copyable {
        var isClosed: Bool = false
        /// The number of those inside.
        var inside: Int = 0
        /// Whether instances that throw or await stay, since an injector below may request them synchronously.
        var keepsFallible: Bool = false
        /// The cells of lazy elements that may keep the frame.
        var cells: [WeakFrame] = []
        /// The number of cells from which on those that are gone are removed.
        var limit: Int = 16
    }

    private let state: OrderedMutex<State> = OrderedMutex(State())

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Whether instances that throw or await stay.
    var keepsFallible: Bool { state.withLock { $0.keepsFallible } }

    /// Keeps the slots as they are until the caller leaves. Returns false if the component is closed.
    func enter() -> Bool {
        state.withLock { state in
            if !state.isClosed { state.inside += 1 }
            return !state.isClosed
        }
    }

    /// Leaves. Returns whether the caller has to empty the slots.
    func leave() -> Bool {
        state.withLock { state in
            state.inside -= 1
            return state.isClosed && state.inside == 0
        }
    }

    /// Refuses all further entries. Returns whether the caller has to empty the slots.
    func close() -> Bool {
        state.withLock { state in
            state.isClosed = true
            return state.inside == 0
        }
    }

    /// Has instances that throw or await stay.
    func keepFallible() {
        state.withLock { $0.keepsFallible = true }
    }

    /// Notes the cell of a lazy element. The caller is inside.
    func add(_ cell: _Frame) {
        let cell = WeakFrame(cell)
        state.withLock { state in
            if state.cells.count >= state.limit {
                state.cells.removeAll { $0.frame == nil }
                state.limit = max(16, 2 * state.cells.count)
            }
            state.cells.append(cell)
        }
    }

    /// Takes the cells that are left.
    func takeCells() -> [WeakFrame] {
        state.withLock { state in
            defer { state.cells = [] }
            return state.cells
        }
    }
}
