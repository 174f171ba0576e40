// SPDX-License-Identifier: Apache-2.0

/// What all frames of one component have in common.
public final class _FrameLayout: Sendable {
    /// How many slots come before the seed.
    @usableFromInline let slotCount: Int
    /// How many slots' worth of memory the seed takes.
    let seedSlots: Int
    let destroySeed: (@Sendable (UnsafeMutableRawPointer) -> Void)?
    let describe: @Sendable (Int) -> Diagnostic.Step

    /// Makes the layout of frames without a seed; `describe` names the binding of a slot, for messages.
    public init(slotCount: Int, describe: @escaping @Sendable (Int) -> Diagnostic.Step) {
        self.slotCount = slotCount
        self.describe = describe
        seedSlots = 0
        destroySeed = nil
    }

    /// Makes the layout of frames that hold a seed.
    ///
    /// Memory behind the slots is aligned to 8 bytes; a seed that wants more is to be boxed by the caller.
    public init<Seed>(
        slotCount: Int, seed: Seed.Type, describe: @escaping @Sendable (Int) -> Diagnostic.Step
    ) {
        self.slotCount = slotCount
        self.describe = describe
        let stride = MemoryLayout<_Slot>.stride
        seedSlots = (MemoryLayout<Seed>.size + stride - 1) / stride
        destroySeed = { $0.assumingMemoryBound(to: Seed.self).deinitialize(count: 1) }
    }
}
