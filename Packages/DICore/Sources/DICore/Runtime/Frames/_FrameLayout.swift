// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The common layout of all frames of one component.
@usableFromInline
package final class _FrameLayout: Sendable {
    /// The number of slots before the seed.
    @usableFromInline let slotCount: Int
    /// The memory of the seed, in slots.
    let seedSlots: Int
    let destroySeed: (@Sendable (UnsafeMutableRawPointer) -> Void)?
    let describe: @Sendable (Int) -> Diagnostic.Step
    /// The type of the seed.
    @usableFromInline let seed: Any.Type
    /// The slots of flights.
    let flightSlots: [Int]
    /// The slot of the record of instances with hooks, or -1.
    let lifeSlot: Int
    /// The order in which instances with hooks stop.
    let stopOrder: _StopOrder
    /// The component.
    let component: Any.Type
    /// The index of the component in its graph; -1 for other frames, such as a lazy object's.
    package let index: Int
    /// The entry points of the frames' injectors, once they are needed.
    // Proof of nonisolated(unsafe): a higher layer stores objects of one Sendable class.
    @usableFromInline package nonisolated(unsafe) let entryPoints: AtomicLazyReference<AnyObject> =
        AtomicLazyReference()
    /// Whether a slot may hold an instance that only the main actor may release.
    let isMainOnly: Bool
    /// Whether the end of a frame takes more than releasing its instances.
    var hasEnd: Bool { lifeSlot >= 0 || isMainOnly }

    /// Makes the layout of frames that hold a seed, if there is one; `describe` names the binding of a slot, for messages.
    package init<Seed>(
        slotCount: Int, seed: Seed.Type = Never.self, component: Any.Type = Never.self, index: Int = -1,
        lifeSlot: Int = -1,
        flightSlots: [Int] = [], stopOrder: _StopOrder? = nil, isMainOnly: Bool = false,
        describe: @escaping @Sendable (Int) -> Diagnostic.Step
    ) {
        self.component = component
        self.index = index
        self.lifeSlot = lifeSlot
        self.stopOrder = stopOrder ?? .none
        self.flightSlots = flightSlots
        self.isMainOnly = isMainOnly
        self.slotCount = slotCount
        self.describe = describe
        self.seed = seed
        let stride = MemoryLayout<_Slot>.stride
        // Proof of assumingMemoryBound: frames of this layout are made by `_Frame._make`, which binds the memory to the
        // same of the two types, by the same test.
        if Self.isStoredInline(Seed.self) {
            seedSlots = (MemoryLayout<Seed>.size + stride - 1) / stride
            let destroy: @Sendable (UnsafeMutableRawPointer) -> Void = {
                $0.assumingMemoryBound(to: Seed.self).deinitialize(count: 1)
            }
            destroySeed = MemoryLayout<Seed>.size == 0 ? nil : destroy
        } else {
            seedSlots = 1
            // Proof of assumingMemoryBound: as above.
            destroySeed = { $0.assumingMemoryBound(to: _Box<Seed>.self).deinitialize(count: 1) }
        }
    }

    /// Whether a seed is stored inline behind the slots; one with a greater alignment is boxed.
    @inlinable @inline(__always)
    static func isStoredInline<Seed>(_ type: Seed.Type) -> Bool {
        MemoryLayout<Seed>.alignment <= MemoryLayout<_Slot>.alignment
    }
}
