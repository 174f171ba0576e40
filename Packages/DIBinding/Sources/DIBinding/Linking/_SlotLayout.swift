// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The slots of the shared bindings in the frames of their components.
struct _SlotLayout {
    /// The slot of each binding's instance, or -1.
    private(set) var slots: Column
    /// The slot of each binding's weak cell, or -1.
    private(set) var weakSlots: Column
    /// The slot of each binding's flight, or -1: of those that throw or await.
    private(set) var flightSlots: Column
    /// The slot of the record of instances with hooks, by component, or -1.
    private(set) var lifeSlots: [Int]
    /// Whether a frame may hold an instance that only the main actor may release, by component.
    private(set) var areMainOnly: [Bool]
    /// The number of slots in a frame, by component.
    private(set) var slotCounts: [Int]
    private let model: _GraphModel
    /// The binding of each slot, by component.
    private var owners: [[Int]]

    /// A slot for each binding, or -1; without memory while there is none.
    struct Column {
        private var slots: [Int32] = []
        private let count: Int

        /// Makes a column without slots.
        init(count: Int) {
            self.count = count
        }

        subscript(binding: Int) -> Int {
            get { slots.isEmpty ? -1 : Int(slots[binding]) }
            set {
                if slots.isEmpty { slots = Array(repeating: -1, count: count) }
                slots[binding] = Int32(truncatingIfNeeded: newValue)
            }
        }
    }

    init(_ model: _GraphModel) {
        self.model = model
        slots = Column(count: model.bindings.count)
        weakSlots = slots
        flightSlots = slots
        lifeSlots = Array(repeating: -1, count: model.components.count)
        areMainOnly = Array(repeating: false, count: model.components.count)
        slotCounts = Array(repeating: 0, count: model.components.count)
        owners = Array(repeating: [], count: model.components.count)
        for index in model.bindings.indices where model.bindings[index].sharing != .unshared {
            slots[index] = takeSlot(for: index)
            if model.bindings[index].sharing == .weak { weakSlots[index] = takeSlot(for: index) }
            if model.bindings[index].effects.isFallible { flightSlots[index] = takeSlot(for: index) }
            if model.bindings[index].isMainOnly { areMainOnly[model.bindings[index].component] = true }
        }
        addLives()
        for index in model.edges.indices where model.edges[index].kind == .weak {
            let target = model.edges[index].to
            guard target >= 0, weakSlots[target] < 0, model.bindings[target].sharing != .unshared else { continue }
            weakSlots[target] = takeSlot(for: target)
        }
    }

    /// Gives a record to each component with hooks, or with bindings that throw or await and which a closing has to end; and
    /// to its ancestors, which stop after it.
    private mutating func addLives() {
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
        _FrameLayout(
            slotCount: slotCounts[component], seed: Seed.self, component: model.components[component].type,
            index: component, lifeSlot: lifeSlots[component],
            flightSlots: model.components[component].bindings.map { flightSlots[$0] }.filter { $0 >= 0 },
            stopOrder: stopOrder(of: component), isMainOnly: areMainOnly[component], describe: describing(component))
    }

    /// The order of stopping in frames of a component; nil if it has no record.
    private func stopOrder(of component: Int) -> _StopOrder? {
        guard lifeSlots[component] >= 0 else { return nil }
        let (model, slots) = (model, slots)
        return _StopOrder(mayMake: model.bindings.contains { $0.effects.isFallible }) {
            var hooked: [Int: Int] = [:]
            for index in model.components[component].bindings
            where !model.bindings[index].hooks.isEmpty && slots[index] >= 0 {
                hooked[index] = slots[index]
            }
            return model._needs(between: hooked)
        }
    }

    private mutating func takeSlot(for binding: Int) -> Int {
        let component = model.bindings[binding].component
        defer { slotCounts[component] += 1 }
        owners[component].append(binding)
        return slotCounts[component]
    }

    /// Returns a function that names the binding of a slot, for messages.
    func describing(_ component: Int) -> @Sendable (Int) -> Diagnostic.Step {
        let (owners, model) = (owners[component], model)
        return { slot in _Words.current.step(for: owners[slot], in: model) }
    }
}
