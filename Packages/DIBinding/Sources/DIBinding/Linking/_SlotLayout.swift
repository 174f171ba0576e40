// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The slots of the shared bindings in the frames of their components.
final class _SlotLayout {
    // Proof of @exclusivity(unchecked): only the initialiser writes, and it runs no client code.
    /// The slot of each binding's instance, or -1.
    @exclusivity(unchecked) private(set) var slots: [Int32]
    /// The slot of each binding's weak cell, if it has one.
    @exclusivity(unchecked) private(set) var weakSlots: [Int: Int] = [:]
    /// The slot of each binding's flight, if it throws or awaits.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) private(set) var flightSlots: [Int: Int] = [:]
    /// The slot of the record of instances with hooks, by component, or -1.
    private(set) var lifeSlots: [Int]
    /// Whether a frame may hold an instance that only the main actor may release, by component.
    private(set) var areMainOnly: [Bool]
    /// The number of slots in a frame, by component.
    // Proof of @exclusivity(unchecked): as above.
    @exclusivity(unchecked) private(set) var slotCounts: [Int]
    private let model: _GraphModel
    /// The binding of each slot, by component.
    @exclusivity(unchecked) private var owners: [[Int]]

    init(_ model: _GraphModel) {
        self.model = model
        slots = Array(repeating: -1, count: model.bindings.count)
        lifeSlots = Array(repeating: -1, count: model.components.count)
        areMainOnly = Array(repeating: false, count: model.components.count)
        slotCounts = Array(repeating: 0, count: model.components.count)
        owners = Array(repeating: [], count: model.components.count)
        for index in model.bindings.indices where model.bindings[index].sharing != .unshared {
            slots[index] = Int32(truncatingIfNeeded: takeSlot(for: index))
            if model.bindings[index].sharing == .weak { weakSlots[index] = takeSlot(for: index) }
            if model.bindings[index].effects.isFallible { flightSlots[index] = takeSlot(for: index) }
            if model.bindings[index].isMainOnly { areMainOnly[model.bindings[index].component] = true }
        }
        addLives()
        for index in model.edges.indices where model.edges[index].kind == .weak {
            let target = model.edges[index].to
            guard target >= 0, weakSlots[target] == nil, model.bindings[target].sharing != .unshared else { continue }
            weakSlots[target] = takeSlot(for: target)
        }
    }

    /// Gives a record to each component with hooks, or with bindings that throw or await, which closing has to end; and to its
    /// ancestors, which stop after it.
    private func addLives() {
        for index in model.bindings.indices
        where isRecorded(index) {
            var component = model.bindings[index].component
            while component >= 0, lifeSlots[component] < 0 {
                lifeSlots[component] = slotCounts[component]
                slotCounts[component] += 1
                owners[component].append(index)
                component = model.components[component].parent
            }
        }
    }

    private func isRecorded(_ binding: Int) -> Bool {
        let row = model.bindings[binding]
        return (!row.hooks.isEmpty || row.effects.isFallible) && !row.isTakenOver
    }

    /// Returns the layout of the frames of a component.
    func layout<Seed>(of component: Int, seed: Seed.Type) -> _FrameLayout {
        let (owners, model) = (owners[component], model)
        return _FrameLayout(
            slotCount: slotCounts[component], seed: Seed.self, component: model.components[component].type,
            index: component, lifeSlot: lifeSlots[component],
            flightSlots: model.components[component].bindings.compactMap { flightSlots[$0] },
            stopOrder: stopOrder(of: component), isMainOnly: areMainOnly[component],
            describe: { slot in _Words.current.step(for: owners[slot], in: model) })
    }

    /// The order of stopping in frames of a component; nil if it has no record.
    private func stopOrder(of component: Int) -> _StopOrder? {
        guard lifeSlots[component] >= 0 else { return nil }
        let (model, slots) = (model, slots)
        return _StopOrder(mayMake: model.bindings.contains { $0.effects.isFallible }) {
            var hooked: [Int: Int] = [:]
            for index in model.components[component].bindings
            where !model.bindings[index].hooks.isEmpty && slots[index] >= 0 {
                hooked[index] = Int(slots[index])
            }
            return model._needs(between: hooked)
        }
    }

    private func takeSlot(for binding: Int) -> Int {
        let component = model.bindings[binding].component
        defer { slotCounts[component] += 1 }
        owners[component].append(binding)
        return slotCounts[component]
    }
}
