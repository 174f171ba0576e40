// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The node of a default that no graph binds, and the layout of its frame.
final class DefaultNode: Sendable {
    let node: _AnyNode
    private let layout: _FrameLayout
    init<V>(_ declared: Default<V>, in context: RunContext, of owner: Injector, requestedAt place: _SourcePlace) {
        let declaration = declared.declaration
        let step: @Sendable () -> Diagnostic.Step = {
            Diagnostic.Step(
                name: _spelling(of: V.self), detail: "default \"\(declaration.name)\"", place: declaration.place)
        }
        let (slot, cell) = (0, declared.sharing == .weak ? 1 : -1)
        if declared.sharing != .unshared {
            let (owner, hasReported) = (WeakFrame(owner._frame), Once())
            let made = _AnyNode._node(as: V.self) { _ in
                let value = Self.run(in: owner) { declared.make(in: context, requestedAt: place) }
                if cell >= 0, !(type(of: value as Any) is AnyObject.Type), hasReported.isFirst {
                    CurrentInjector.report(declared.weakValue)
                }
                return value
            }
            node = made._traced(as: _ConstructionStep(step))._shared(declared.sharing, slot: slot, cell: cell)
        } else {
            node = declared.node(in: context, requestedAt: place)._traced(as: _ConstructionStep(step))
        }
        layout = _FrameLayout(slotCount: 2, seed: Void.self) { _ in step() }
    }

    /// A frame for the instance, which keeps this object.
    var frame: _Frame { _Frame._make(layout, parent: ._makeKeeping(self), seed: ()) }

    /// Makes a shared instance as the injector that owns it, or the newest one that supersedes that; if both are gone, as the
    /// one that resolves the request.
    private static func run<V>(in owner: WeakFrame, _ make: () -> V) -> V {
        guard let frame = owner.frame else { return make() }
        return Injector(frame._injection?.takeUnretainedValue().chain?.newest ?? frame)._making(make)
    }

    private final class Once: Sendable {
        private let isOver: Atomic<Bool> = Atomic(false)
        var isFirst: Bool { !isOver.exchange(true, ordering: .relaxed) }
    }
}

extension Default {
    /// The warning for a value that is shared weakly, to which no weak reference exists.
    fileprivate var weakValue: Diagnostic {
        let name = declaration.name.description
        return Diagnostic(
            id: "DI/WeakValue", severity: .warning, subject: name,
            message:
                "the default '\(name)' is shared weakly, but only objects can be: a new one is made for each request",
            trace: [Diagnostic.Step(.declared, name: "", place: declaration.place)],
            fixes: ["share it by self(.shared), or not at all", "make it a class"])
    }
}
