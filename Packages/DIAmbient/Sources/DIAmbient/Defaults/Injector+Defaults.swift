// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension CurrentInjector {
    /// Answers the first request for a declaration, outside of the code that callers inline.
    @usableFromInline @inline(never)
    static func answerLate<V>(_ declared: Default<V>, _ file: StaticString, _ line: UInt) -> V {
        with { $0.answerLate(declared, _SourcePlace(file, line)) }
    }
}

extension Injector {
    /// Answers a request for a declaration that has been answered before; nil if it has no door.
    ///
    /// It takes no more than the addresses of the declaration's literals, so that a hit doesn't copy the functions of the default.
    /// Specialised once for each type, not inlined in each of the three ways to an injector.
    @inlinable @inline(never)
    func answerAgain<V>(_ declaration: Declaration, as type: V.Type) -> V? {
        // Proof of unsafeDowncast: this layer attaches doors, and no other layer attaches anything.
        // Proof of Unmanaged: the injector keeps its attachment, and that its doors.
        let door = _attachment?._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: Doors.self).find(declaration, as: V.self)
        }
        guard let door = door ?? nil else { return nil }
        return door._withUnsafeGuaranteedRef { _element(of: $0.node, as: V.self, in: $0.frame) }
    }

    /// Answers the first request for a declaration, and any request whose answer isn't kept.
    func answerLate<V>(_ declared: Default<V>, _ place: _SourcePlace) -> V {
        if let node = _node(declared: declared.key, isOnMain: false, place) {
            if !_isObserved { _ = doors.answer(declared) { Answer(node: node, frame: _frame) } }
            return _element(of: node, as: V.self, in: _frame)
        }
        let context = context
        if declared.isUnimplemented(in: context) { return declared.make(in: context, askedAt: place) }
        let answer = doors.answer(declared) { declared.answer(in: context, askedAt: place) }
        return _element(of: answer.node, as: V.self, in: answer.frame)
    }

    /// Answers a request of the main actor, whose bindings have no door.
    func answerOnMainActor<V>(_ declared: Default<V>, _ place: _SourcePlace) -> V {
        guard let node = _node(declared: declared.key, isOnMain: true, place) else {
            return answerLate(declared, place)
        }
        return _element(of: node, as: V.self, in: _frame)
    }

    private var doors: Doors {
        let attached = _attachment ?? _attach(Doors())
        // Proof of unsafeDowncast and Unmanaged: as above.
        return unsafeDowncast(attached.takeUnretainedValue(), to: Doors.self)
    }
}

extension Default {
    /// Makes the answer of an injector whose graph doesn't bind the declaration: a node of its own, with a frame for what is
    /// shared.
    fileprivate func answer(in context: RunContext, askedAt place: _SourcePlace) -> Answer {
        let keeper = DefaultNode(self, in: context, askedAt: place)
        return Answer(node: .passUnretained(keeper.node), frame: keeper.frame, keeper: keeper)
    }

    /// Returns the node that makes the default, without its sharing.
    func node(in context: RunContext, askedAt place: _SourcePlace) -> _AnyNode {
        _AnyNode._node(as: V.self) { _ in make(in: context, askedAt: place) }
    }
}

/// The node of a default that no graph binds, and the layout of its frame.
private final class DefaultNode: Sendable {
    let node: _AnyNode
    private let layout: _FrameLayout

    init<V>(_ declared: Default<V>, in context: RunContext, askedAt place: _SourcePlace) {
        let declaration = declared.declaration
        let step: @Sendable () -> Diagnostic.Step = {
            Diagnostic.Step(
                name: _spelling(of: V.self), detail: "default \"\(declaration.name)\"", place: declaration.place)
        }
        let (slot, cell) = (0, declared.sharing == .weak ? 1 : -1)
        let made = declared.node(in: context, askedAt: place)._traced(as: _ConstructionStep(step))
        node = declared.sharing == .unshared ? made : made._shared(declared.sharing.kind, slot: slot, cell: cell)
        layout = _FrameLayout(slotCount: 2, seed: Void.self) { _ in step() }
    }

    /// A frame for the instance, which keeps this object.
    var frame: _Frame { _Frame._make(layout, parent: ._makeKeeping(self), seed: ()) }
}
