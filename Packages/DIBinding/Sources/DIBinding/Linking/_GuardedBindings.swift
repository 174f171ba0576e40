// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The shared bindings whose instances may keep their own component, so that a closed one empties their slots.
///
/// A hit of such a slot holds its lock. So these are only the bindings on cycles that `DI/RetainCycle` is about. Left out are
/// those that throw or await, and that something which can't do so reads: nothing could make them again.
struct _GuardedBindings {
    /// Whether each binding's slot is guarded.
    private(set) var isGuarded: [Bool]
    /// Whether each binding is guarded, or directly leads to one that is.
    private(set) var leads: [Bool]
    /// The requests for a `Lazy` that retain the frame of a guarded binding.
    private(set) var lazyEdges: Set<Int>

    /// Finds the guarded bindings of a graph; nil if there are none. Complexity: linear in bindings and edges, for each of
    /// the bindings that throw or await and that keep their component.
    init?(_ model: _GraphModel, _ homes: _Homes) {
        guard let closing = _RetainCycles(model, { homes })?.closing.map(\.edge), !closing.isEmpty else { return nil }
        let readers = _DirectRequesters(model)
        isGuarded = Self.keepers(over: closing, readers, model, homes)
        let reading = Reading(model, homes, readers)
        for index in model.bindings.indices where isGuarded[index] {
            isGuarded[index] = !model.bindings[index].effects.isFallible || !reading.isAtOnce(index)
        }
        let guarded = model.bindings.indices.filter { [isGuarded] in isGuarded[$0] }
        guard !guarded.isEmpty else { return nil }
        leads = readers.closure(of: guarded) { _, _ in true }
        let components = Set(guarded.map { model.bindings[$0].component })
        lazyEdges = Set(
            closing.filter {
                model.edges[$0].kind == .lazy
                    && components.contains { [from = model.edges[$0].from] in homes.level(of: $0) == homes.levels[from]
                    }
            })
    }

    /// Whether each binding is shared, and its instance directly leads to a need that retains its frame.
    private static func keepers(
        over closing: [Int], _ readers: _DirectRequesters, _ model: _GraphModel, _ homes: _Homes
    ) -> [Bool] {
        // A requester in a deeper frame isn't kept by this one.
        var keepers = readers.closure(of: closing.map { model.edges[$0].from }) {
            homes.levels[$0] == homes.levels[$1]
        }
        for index in keepers.indices where keepers[index] {
            // No component of an injector is ever closed, but those below it may be.
            let isOpened = !model.isForInjector || model.bindings[index].component > 0
            keepers[index] = isOpened && model.isKept(index)
        }
        return keepers
    }

    /// The readers of instances that throw or await.
    private struct Reading: ~Copyable {
        private let model: _GraphModel
        private let homes: _Homes
        private let readers: _DirectRequesters
        /// Whether a request that can neither throw nor await leads to each binding.
        private var isRequested: [Bool]

        init(_ model: _GraphModel, _ homes: _Homes, _ readers: _DirectRequesters) {
            self.model = model
            self.homes = homes
            self.readers = readers
            isRequested = Array(repeating: false, count: model.bindings.count)
            for edge in model.edges where edge.to >= 0 && edge.kind.isDeferred && edge.kind != .offer {
                if !edge.readiness.isFallible { isRequested[edge.to] = true }
            }
        }

        /// Whether an instance may be read where nothing can throw: for a request, or for the build of a component below.
        func isAtOnce(_ binding: Int) -> Bool {
            let reached = readers.closure(of: [binding]) { reader, read in
                // A binding that throws or awaits makes its own dependencies first.
                read == binding || !model.bindings[read].effects.isFallible
            }
            return model.bindings.indices.contains { index in
                if model.bindings[index].isOpaque { return isVisible(binding, in: model.bindings[index].component) }
                guard reached[index] else { return false }
                if index != binding, model.bindings[index].effects.isFallible { return false }
                return isRequested[index] || model.bindings[index].kind.isCalledLater || isBuilt(index, below: binding)
            }
        }

        private func isVisible(_ binding: Int, in component: Int) -> Bool {
            model.lineage(of: component).contains(model.bindings[binding].component)
        }

        /// Whether the build of a component below that of another binding makes a binding first or last.
        private func isBuilt(_ index: Int, below binding: Int) -> Bool {
            let component = model.bindings[index].component
            guard homes.level(of: component) > homes.levels[binding] else { return false }
            return model.bindings[index].sharing == .eager || model.components[component].rootBinding == index
        }
    }
}
