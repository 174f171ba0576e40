// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The injector of a component's frames, which they can reach after the last reference to it is gone.
package final class _ComponentInjectorReference: _InjectorReference, @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, and the rest is constant or behind a lock.

    private let plan: _Plan
    private let component: Int
    /// The component's frame once an injector of it has ended: those above, which know this object, too, may live longer.
    private let frame: Mutex<Reference> = Mutex(Reference())
    /// The address of the frame that this is made for, or 0.
    private let address: Atomic<UInt> = Atomic(0)
    /// The storage of higher layers for the injector, which outlives each object that represents it.
    let attachment: _AttachmentCell = _AttachmentCell()

    /// The injector that owns what no graph binds, and that an overlay keeps.
    package let defaultsOwner: Mutex<Injector?> = Mutex(nil)
    /// The place among the injectors that take each other's place, if it is one of those.
    package let succession: Mutex<Succession?> = Mutex(nil)

    private struct Reference: @unchecked Sendable {
        // Proof of @unchecked Sendable: as above.
        weak var frame: _Frame?
    }

    /// Makes the maker for a component of a plan, in a frame that keeps an object by it.
    package init(_ plan: _Plan, _ component: Int, keeping kept: AnyObject) {
        self.plan = plan
        self.component = component
        super.init(keeping: kept)
    }

    /// Takes the frame of the component, once.
    func take(_ built: _BuiltComponent) -> Bool {
        guard built.component == component, built.plan === plan else { return false }
        // Proof of Unmanaged: only the address is compared.
        let new = UInt(bitPattern: Unmanaged.passUnretained(built.frame).toOpaque())
        let (isFirst, known) = address.compareExchange(expected: 0, desired: new, ordering: .relaxed)
        return isFirst || known == new
    }

    /// Whether this is for a frame itself, rather than one above or below.
    func isMade(for frame: AnyObject) -> Bool {
        // Proof of Unmanaged: only the address is compared.
        address.load(ordering: .relaxed) == UInt(bitPattern: Unmanaged.passUnretained(frame).toOpaque())
    }

    /// Notes the end of an injector, whose frame others may still have; the first thing that its deinitialiser does.
    func forget(_ injector: UnsafeRawPointer, of own: _Frame) {
        let reference = Reference(frame: own)
        frame.withLock { $0 = reference }
        forget(injector)
    }

    package override func makeInjector(for frame: AnyObject) -> AnyObject? {
        // A provider of what needs no shared instance keeps the outermost frame alone. It then asks the same graph anew.
        guard let frame = frame as? _Frame,
            let own = self.frame.withLock({ $0 }).frame ?? newFrame(below: frame._outermost)
        else { return nil }
        return Injector(_BuiltComponent(plan: plan, component: component, frame: own), of: self)
    }

    package override func noteAsking(of slot: Int, in frame: AnyObject) {
        guard isMade(for: frame), let line = succession.withLock({ $0?.line }) else { return }
        let newest = line.newest?._generation ?? 0
        succession.withLock { known in
            guard let generation = known?.isOutdated(slot) == true ? newest : known?.generation else { return }
            known?.noteRequest(of: slot, answeredBy: generation, newest: newest)
        }
    }

    package override func heir(toFill slot: Int, in frame: AnyObject) -> AnyObject? {
        guard isMade(for: frame) else { return nil }
        return succession.withLock { $0?.isOutdated(slot) == true ? $0?.line : nil }?.newest
    }

    private func newFrame(below outermost: _Frame) -> _Frame? {
        // The frame of a component below others, and one with a seed, can't be made again.
        component == 0 ? plan.node(of: 0).newFrame(in: outermost) : nil
    }
}

extension _BuiltComponent {
    /// The maker for the frame: one that was made with the outermost frame for it, or a new one.
    func maker() -> _ComponentInjectorReference {
        // Proof of Unmanaged: the frame keeps it.
        if let known = frame._maker?.takeUnretainedValue() as? _ComponentInjectorReference, known.take(self) {
            return known
        }
        let new = _ComponentInjectorReference(plan, component, keeping: frame._owner ?? plan)
        frame._belong(to: new)
        _ = new.take(self)
        return new
    }
}
