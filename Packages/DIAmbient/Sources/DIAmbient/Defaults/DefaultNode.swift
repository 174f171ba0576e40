// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The node of a default that no graph binds, and the layout of its frame.
final class DefaultNode: Sendable {
    let node: _AnyNode
    private let layout: _FrameLayout
    private let making: Making
    private let isShared: Bool

    /// The injector that makes a shared default, and what was seen of the making.
    private final class Making: Sendable {
        /// Represents the default in the records of constructions, where its own node represents the request.
        let node: _AnyNode = _AnyNode._node(as: Void.self) { _ in }
        private let state: Mutex<State> = Mutex(State())
        private let hasReported: Atomic<Bool> = Atomic(false)

        private struct State: Sendable {
            weak var owner: Injector?
            var generation: Int?
        }

        /// The injector, which is let go of as any other.
        var owner: Injector? {
            get { state.withLock { $0 }.owner }
            set { state.withLock { $0.owner = newValue } }
        }

        /// The generation of the injector that made it last; nil before.
        var generation: Int? { state.withLock { $0.generation } }

        /// Reports a weakly shared value, once.
        func reportValue<V>(of declared: Default<V>) {
            guard !hasReported.exchange(true, ordering: .relaxed) else { return }
            CurrentInjector.report(declared.weakValue)
        }

        /// Makes an instance as the owner, or if that is gone as the one that was asked.
        func run<V>(_ make: () -> V) -> V {
            guard let owner else { return make() }
            let generation = owner._generation
            state.withLock { $0.generation = generation }
            // Proof of Unmanaged: this object keeps the node.
            return owner._making(by: .passUnretained(node), make)
        }
    }

    init<V>(_ declared: Default<V>, in context: RunContext, of owner: Injector, requestedAt place: _SourcePlace) {
        let declaration = declared.declaration
        let step: @Sendable () -> Diagnostic.Step = {
            Diagnostic.Step(
                name: _spelling(of: V.self), detail: "default \"\(declaration.name)\"", place: declaration.place)
        }
        let (slot, cell) = (0, declared.sharing == .weak ? 1 : -1)
        let making = Making()
        self.making = making
        isShared = declared.sharing != .unshared
        if isShared {
            making.owner = owner
            let made = _AnyNode._node(as: V.self) { _ in
                let value = making.run { declared.make(in: context, requestedAt: place) }
                if cell >= 0, !(type(of: value as Any) is AnyObject.Type) { making.reportValue(of: declared) }
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

    /// The injector that makes a shared default.
    var owner: Injector? {
        get { making.owner }
        set { making.owner = newValue }
    }

    /// Whether the injector that takes the owner's place has the same instance: there is one, and nothing that it has requested
    /// is gone with the bindings of a generation and later ones.
    func isTakenOver(withoutThoseOf generation: Int?) -> Bool {
        guard isShared, let made = making.generation else { return false }
        guard let generation, making.node._asks else { return true }
        return made < generation
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
