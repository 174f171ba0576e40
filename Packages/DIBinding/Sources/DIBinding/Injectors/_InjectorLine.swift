// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The injectors that take each other's place, such as the states of a stack of modules. For the layers' own use.
package final class _InjectorLine: Sendable {
    private let newestInjector: Mutex<Reference> = Mutex(Reference())

    private struct Reference: Sendable {
        weak var injector: Injector?
    }

    /// Makes an empty line.
    package init() {}

    /// The injector whose place no other one has taken.
    package var newest: Injector? {
        get { newestInjector.withLock { $0 }.injector }
        set {
            let new = Reference(injector: newValue)
            newestInjector.withLock { $0 = new }
        }
    }
}

/// The place of an injector in a line, and the requests that its shared instances have made by themselves.
package struct Succession: Sendable {
    /// The line.
    let line: _InjectorLine
    /// The number of the injector in the line.
    let generation: Int
    private var requests: [Int: Requests] = [:]
    /// The slots whose instances the newest injector makes, since modules of this one are gone.
    private var outdatedSlots: Set<Int> = []

    /// The requests of one instance.
    private struct Requests: Sendable {
        /// The newest generation that has answered one.
        var answered: Int
        /// The newest generation of the line at that time.
        var newest: Int
    }

    package init(_ line: _InjectorLine, _ generation: Int) {
        self.line = line
        self.generation = generation
    }

    /// Whether the newest injector makes the instance of a slot.
    func isOutdated(_ slot: Int) -> Bool { outdatedSlots.contains(slot) }

    /// Notes a request of the instance of a slot, and the generation that has answered it.
    mutating func noteRequest(of slot: Int, answeredBy generation: Int, newest: Int) {
        let known = requests[slot] ?? Requests(answered: 0, newest: 0)
        requests[slot] = Requests(answered: max(known.answered, generation), newest: max(known.newest, newest))
    }

    /// Lets the newest injector make the instance of a slot that is still empty, if this one has modules that are gone.
    mutating func outdate(_ slot: Int, withoutThoseOf gone: Int) {
        if generation >= gone { outdatedSlots.insert(slot) }
    }

    /// The answer to the question whether an instance has requested what may be gone with the modules of a generation.
    func loss(of slot: Int, withoutThoseOf gone: Int) -> _InstanceOwner.Loss {
        guard let requests = requests[slot] else { return .none }
        if requests.answered < gone { return requests.newest < gone ? .none : .ofWhatIsLost }
        return requests.answered > generation ? .ofLaterModules : .ofModules
    }
}

extension _InstanceOwner {
    /// The requests of an instance that may have been answered by modules which are gone.
    package enum Loss: Sendable {
        case none
        /// Modules that the instance's own injector had, or one that took its place.
        case ofModules, ofLaterModules
        /// Instances that such modules were lost to, possibly.
        case ofWhatIsLost
    }
}

extension _ComponentInjectorReference {
    /// Decides whether the instance of a slot has requested what may be gone with the modules of a generation and later ones. One
    /// that is still to be made will request others through the newest injector.
    package func loss(of slot: Int, in frame: _Frame, withoutThoseOf generation: Int) -> _InstanceOwner.Loss {
        guard isMade(for: frame) else { return .none }
        hasHeir.store(true, ordering: .releasing)
        return succession.withLock { known in
            known?.outdate(slot, withoutThoseOf: generation)
            return known?.loss(of: slot, withoutThoseOf: generation) ?? .none
        }
    }

    /// Notes that the newest injector has answered a request of an instance.
    fileprivate func noteAnswer(of newest: Injector, to slot: Int, in frame: _Frame) {
        guard isMade(for: frame) else { return }
        let generation = newest._generation
        succession.withLock { $0?.noteRequest(of: slot, answeredBy: generation, newest: generation) }
    }
}

extension Injector {
    /// The line of injectors, if this one is making something and isn't the newest of them: a module that was loaded later may
    /// bind what an older one's objects request.
    var lineOfMaking: _InjectorLine? {
        guard let line = maker.succession.withLock({ $0?.line }), let newest = line.newest, newest !== self else {
            return nil
        }
        guard let record = _ThreadConstruction.current else { return _Scope.isMaking(self) ? line : nil }
        // Proof of Unmanaged: only the address is compared.
        let isMaking =
            record.pointee.isMaking
            && record.pointee.injector()?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
        guard isMaking else { return nil }
        for filling in _ThreadConstruction.fillings {
            (filling.maker as? _ComponentInjectorReference)?.noteAnswer(of: newest, to: filling.slot, in: filling.frame)
        }
        return line
    }
}
